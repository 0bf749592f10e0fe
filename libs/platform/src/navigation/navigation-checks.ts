/** What a check says: go on, stay where you are, or go elsewhere instead (NAV-53). */
export type CheckResult = true | false | { readonly to: string; readonly status?: 301 | 302 };

export type Check<T> = (target: T) => CheckResult | Promise<CheckResult>;

/** NAV-52: the order in which a navigation is checked. */
export interface NavigationChecks<T> {
  readonly validation: Check<T>;
  readonly online: Check<T>;
  readonly redirects: Check<T>;
  readonly rules: Check<T>;
  readonly middleware: Check<T>;
}

const ORDER = ['validation', 'online', 'redirects', 'rules', 'middleware'] as const;

/** Runs the checks in order; the first that objects decides, and later ones do not run. */
export async function runChecks<T>(checks: NavigationChecks<T>, target: T): Promise<CheckResult> {
  for (const name of ORDER) {
    const verdict = await checks[name](target);
    if (verdict !== true) return verdict;
  }
  return true;
}
