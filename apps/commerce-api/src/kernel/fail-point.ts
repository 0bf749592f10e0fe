/** Places at which a process may be told to die, to prove that nothing is lost there (R5b). */
export type FailPoint =
  | 'after-hold'
  | 'after-provider-call'
  | 'before-commit'
  | 'after-commit'
  | 'in-webhook'
  | 'before-capture'
  | 'in-capture'
  | 'after-capture'
  | 'in-receipt'
  | 'after-advance'
  | 'in-early-capture'
  | 'in-deferred-authorisation'
  | 'before-refund'
  | 'after-refund';

const wanted = process.env.FAIL_POINT;

/** Ends the process as a power cut does, if `FAIL_POINT` names this place; else nothing. For tests. */
export function failPoint(place: FailPoint): void {
  if (wanted === place) process.kill(process.pid, 'SIGKILL');
}
