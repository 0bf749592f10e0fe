import type { Cart } from '@larder/contracts/cart';
import type { Feature } from '@larder/platform';
import { renderInHost, type Handlers, type HostOptions } from '@larder/platform/testing';
import { cartCheckout } from '../feature.js';
import { stateOf } from '../state/state.js';
import { aCart, aLine, apples, billing, evening, home, tomatoes } from './fixtures.js';
import { createTestServer } from './test-server.js';

const { id, start, end } = evening;
export const lines = [aLine(apples, 3), aLine(tomatoes, 500)];
export const chosenTimeSlot = { id, start, end };
/** Carts whose next step is the time slot, the contact, and the payment. */
export const atSlot = aCart(lines, { distributionAddress: home });
export const atContact = aCart(lines, {
  distributionAddress: home,
  distributionWindow: chosenTimeSlot,
});
export const ready = aCart(lines, {
  distributionAddress: home,
  distributionWindow: chosenTimeSlot,
  billingAddress: billing,
});

/** The checkout page over a played shop. */
export async function openCheckout(
  cart: Cart | null,
  handlers: Handlers = {},
  others: readonly Feature[] = [],
  beforeHydration?: HostOptions['beforeHydration'],
  tenant: HostOptions['tenant'] = {},
) {
  const shop = createTestServer(cart);
  const host = await renderInHost({
    features: [cartCheckout, ...others],
    url: '/checkout',
    tenant,
    handlers: { ...shop.handlers, ...handlers },
    ...(beforeHydration && { beforeHydration }),
  });
  const callsOf = (line: string) =>
    host.calls.filter(({ method, path }) => `${method} ${path}` === line);
  const state = () => stateOf(host.store.getState()).checkout;
  return { ...host, shop, callsOf, state };
}

/** The step that is open. */
export const currentStep = () => document.querySelector('[aria-current="step"]');
