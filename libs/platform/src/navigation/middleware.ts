import type { FeatureContext } from '../feature/context.js';
import type { CheckResult } from './navigation-checks.js';
import type { RouteMatch } from './route-table.js';

/** The last navigation check: applies a route's middleware; the host implements `cacheable`. */
export function middlewareOf(context: FeatureContext) {
  return async ({ route }: RouteMatch, url: string): Promise<CheckResult> => {
    if (route.middleware !== 'require-login') return true;
    const { requireLogin } = await import('./require-login.js');
    return requireLogin(context, url);
  };
}
