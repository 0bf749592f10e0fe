import type { CheckResult, Outcome } from '../run/check.js';
import { contractCalls } from '../run/contract-calls.js';

/** What is known of a call or a requirement once the checks have run. */
export interface Row {
  readonly name: string;
  readonly outcome: Outcome | 'untested';
  readonly checks: readonly string[];
  /** Error codes that the server gave for it; for calls only. */
  readonly codes: readonly string[];
}

export interface Summary {
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly calls: readonly Row[];
  readonly requirements: readonly Row[];
  readonly results: readonly CheckResult[];
}

/** A failure counts before a success, a success before a skip. */
function outcomeOf(results: readonly CheckResult[]): Row['outcome'] {
  const has = (outcome: Outcome) => results.some((one) => one.outcome === outcome);
  if (has('failed')) return 'failed';
  if (has('passed')) return 'passed';
  return has('skipped') ? 'skipped' : 'untested';
}

function rowOf(name: string, results: readonly CheckResult[]): Row {
  const codes = new Set(results.flatMap(({ seen }) => seen[name] ?? []));
  return {
    name,
    outcome: outcomeOf(results),
    checks: results.map(({ id }) => id),
    codes: [...codes].sort(),
  };
}

/** Results by call and by requirement. */
export function summarise(results: readonly CheckResult[]): Summary {
  const count = (outcome: Outcome) => results.filter((one) => one.outcome === outcome).length;
  const requirements = [...new Set(results.flatMap((one) => one.requirements))].sort();
  return {
    counts: { passed: count('passed'), failed: count('failed'), skipped: count('skipped') },
    calls: contractCalls.map(({ name }) =>
      rowOf(
        name,
        results.filter(({ calls, seen }) => calls.includes(name) || name in seen),
      ),
    ),
    requirements: requirements.map((name) =>
      rowOf(
        name,
        results.filter((one) => one.requirements.includes(name)),
      ),
    ),
    results,
  };
}
