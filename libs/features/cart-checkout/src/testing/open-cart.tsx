import { ExtensionSlot, type Feature } from '@larder/platform';
import { appOverlays } from '@larder/contracts/content';
import { renderInHost, type Handlers } from '@larder/platform/testing';
import userEvent from '@testing-library/user-event';
import { cartCheckout } from '../feature.js';
import CartPage from '../pages/cart.page.js';
import { aCart, aLine, apples, evening, home, tomatoes, water } from './fixtures.js';
import { createTestServer } from './test-server.js';

const lines = [aLine(tomatoes, 500), aLine(apples, 2), aLine(water, 12)];
/** A cart that can be ordered. */
export const full = aCart(lines, { distributionAddress: home, distributionWindow: evening });

/** The cart's page in a host whose shop remembers the cart. */
export async function openCart(
  cart: Parameters<typeof createTestServer>[0] = full,
  handlers: Handlers = {},
  others: readonly Feature[] = [],
) {
  const shop = createTestServer(cart);
  const host = await renderInHost({
    features: [cartCheckout, ...others],
    url: '/cart',
    handlers: { ...shop.handlers, ...handlers },
  });
  return { ...host, shop, user: userEvent.setup() };
}

/** With the overlays of every page. */
export function openCartWithChecks(handlers: Handlers) {
  const shop = createTestServer(full);
  return renderInHost({
    features: [cartCheckout],
    element: (
      <>
        <CartPage params={{}} search={new URLSearchParams()} />
        <ExtensionSlot slot={appOverlays} props={{}} />
      </>
    ),
    handlers: { ...shop.handlers, ...handlers },
  });
}
