/** Result of a check: continue, stay, or redirect (NAV-53). */
export type CheckResult = true | false | { readonly to: string; readonly status?: 301 | 302 };

export type Check<T> = (target: T) => CheckResult | Promise<CheckResult>;

/** NAV-52: the order of the navigation checks. */
export interface NavigationChecks<T> {
  readonly validation: Check<T>;
  readonly online: Check<T>;
  readonly redirects: Check<T>;
  readonly rules: Check<T>;
  readonly middleware: Check<T>;
}

const ORDER = ['validation', 'online', 'redirects', 'rules', 'middleware'] as const;

/** Runs the checks in order and stops at the first that does not continue. */
export async function runChecks<T>(checks: NavigationChecks<T>, target: T): Promise<CheckResult> {
  for (const name of ORDER) {
    const verdict = await checks[name](target);
    if (verdict !== true) return verdict;
  }
  return true;
}
