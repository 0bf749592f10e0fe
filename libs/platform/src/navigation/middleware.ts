import type { FeatureContext } from '../feature/context.js';
import type { Middleware } from '../feature/define-feature.js';
import type { Verdict } from './checks.js';
import type { RouteMatch } from './route-table.js';

/** NAV-54. A page without any is made for its visitor and open to everybody. */
const KNOWN: readonly (Middleware | undefined)[] = [undefined, 'cacheable', 'require-login'];

/** NAV-83: whether there is such a middleware; code from elsewhere may name any. */
export function isMiddleware(name: string | undefined): boolean {
  return (KNOWN as readonly (string | undefined)[]).includes(name);
}

/** The last navigation check: what a route's middleware says; `cacheable` is the host's affair. */
export function middlewareOf(context: FeatureContext) {
  return async ({ route }: RouteMatch, url: string): Promise<Verdict> => {
    if (route.middleware !== 'require-login') return true;
    const { requireLogin } = await import('./require-login.js');
    return requireLogin(context, url);
  };
}
