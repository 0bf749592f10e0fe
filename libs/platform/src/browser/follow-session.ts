import { currentCustomer } from '@larder/contracts/customer';
import type { FeatureContext } from '../feature/context.js';
import type { Registry } from '../feature/assemble-registry.js';
import { loginAddress } from '../navigation/require-login.js';
import type { ShopNavigator } from './navigator.js';

/**
 * NAV-67, 68, ERR-12: when the session ends on a page that requires it, redirects to the login page and
 * back afterwards. Returns the unsubscribe function.
 */
export function followSession(
  { routes }: Pick<Registry, 'routes'>,
  context: FeatureContext,
  { state }: Pick<ShopNavigator, 'state'>,
): () => void {
  const customer = context.getCapability(currentCustomer);
  let known = customer?.get();
  return (
    customer?.subscribe(() => {
      const before = known;
      known = customer.get();
      const { view } = state();
      if (before === undefined || known !== undefined || view.kind === 'error') return;
      const route = routes.rows.find(({ ref }) => ref.id === view.routeId);
      const to = loginAddress(context, view.url);
      if (route?.middleware === 'require-login' && to !== undefined) context.navigate(to);
    }) ?? (() => undefined)
  );
}
