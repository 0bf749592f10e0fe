/** Points at which a test can crash the process, to prove that no data is lost there (R5b). */
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

/** Ends the process like a power cut if `FAIL_POINT` names this point. For tests. */
export function failPoint(place: FailPoint): void {
  if (wanted === place) process.kill(process.pid, 'SIGKILL');
}
