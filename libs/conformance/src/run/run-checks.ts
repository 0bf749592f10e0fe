import type { Check, CheckContext, CheckResult, Profile } from './check.js';
import { profiles } from './check.js';
import { Finding, Skipped } from './finding.js';
import type { Hooks } from './hooks.js';
import { createShopData } from './shop-data.js';
import { Visitor } from './visitor.js';

export interface RunOptions {
  /** Address of a backend, or of a storefront in front of one. */
  readonly baseUrl: string;
  /** Host name of the shop. */
  readonly host: string;
  readonly otherHost?: string;
  readonly locale?: string;
  readonly profile?: Profile;
  /** Beginnings of the ids of the checks to run; all without any. */
  readonly only?: readonly string[];
  readonly hooks?: Hooks;
  readonly seed?: number;
  readonly onResult?: (result: CheckResult) => void;
}

/** Whether a check belongs to a run. */
export function isWanted(
  check: Check,
  profile: Profile = 'all',
  only: readonly string[] = [],
): boolean {
  const isInProfile = profiles.indexOf(check.profile) <= profiles.indexOf(profile);
  return isInProfile && (only.length === 0 || only.some((start) => check.id.startsWith(start)));
}

/** Runs the checks one after another; a failure does not stop the others. */
export async function runChecks(
  checks: readonly Check[],
  options: RunOptions,
): Promise<readonly CheckResult[]> {
  const { hooks = {}, otherHost, seed = 1 } = options;
  let seen = new Map<string, Set<string>>();
  const recorder = {
    seen(call: string, errorCode?: string) {
      const codes = seen.get(call) ?? new Set();
      seen.set(call, errorCode === undefined ? codes : codes.add(errorCode));
    },
  };
  const visitor = (host = options.host) => {
    const { baseUrl, locale = 'en' } = options;
    return new Visitor({ baseUrl, host, locale, recorder });
  };
  const shop = createShopData(() => visitor(), hooks);
  const context: CheckContext = { visitor, shop, hooks, otherHost, seed };
  const results: CheckResult[] = [];
  for (const check of checks.filter((one) => isWanted(one, options.profile, options.only))) {
    seen = new Map();
    const result = await runCheck(check, context, () => seen);
    results.push(result);
    options.onResult?.(result);
  }
  return results;
}

async function runCheck(
  { run, ...check }: Check,
  context: CheckContext,
  seen: () => ReadonlyMap<string, ReadonlySet<string>>,
): Promise<CheckResult> {
  const start = performance.now();
  const ended = (outcome: CheckResult['outcome'], reason?: string): CheckResult => ({
    ...check,
    outcome,
    ...(reason !== undefined && { reason }),
    milliseconds: Math.round(performance.now() - start),
    seen: Object.fromEntries([...seen()].map(([call, codes]) => [call, [...codes]])),
  });
  try {
    await run(context);
    return ended('passed');
  } catch (error) {
    if (error instanceof Skipped) return ended('skipped', error.message);
    if (error instanceof Finding) return ended('failed', error.message);
    return ended('failed', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
