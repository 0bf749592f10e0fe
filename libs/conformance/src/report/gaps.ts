import { contractCalls } from '../run/contract-calls.js';
import type { Summary } from './summary.js';

/** What no check of a run has seen of a call. */
export interface Gap {
  readonly name: string;
  /** Whether no check made the call at all. */
  readonly isUncalled: boolean;
  /** Error codes of the contract that the server never gave. */
  readonly codes: readonly string[];
}

/** Calls and error codes of the contract that no check of a run has seen. */
export function gapsOf({ calls, results }: Summary): readonly Gap[] {
  const called = new Set(results.flatMap(({ seen }) => Object.keys(seen)));
  const codesOf = new Map(calls.map(({ name, codes }) => [name, codes]));
  return contractCalls
    .map(({ name, wire }) => ({
      name,
      isUncalled: !called.has(name),
      codes: (wire.errorCodes ?? []).filter((code) => !codesOf.get(name)?.includes(code)),
    }))
    .filter(({ isUncalled, codes }) => isUncalled || codes.length > 0);
}

/** For a terminal: a line for each call with a gap, and how much of the contract was seen. */
export function gapReport(summary: Summary): string {
  const gaps = gapsOf(summary);
  const uncalled = gaps.filter(({ isUncalled }) => isUncalled).length;
  const unseen = gaps.reduce((sum, { codes }) => sum + codes.length, 0);
  const all = contractCalls.reduce((sum, { wire }) => sum + (wire.errorCodes?.length ?? 0), 0);
  return [
    ...gaps.map(({ name, isUncalled, codes }) =>
      `${isUncalled ? 'never called' : 'called'.padEnd(12)} ${name} ${codes.join(' ')}`.trimEnd(),
    ),
    `${contractCalls.length - uncalled} of ${contractCalls.length} calls, ${all - unseen} of ${all} error codes of calls`,
  ].join('\n');
}
