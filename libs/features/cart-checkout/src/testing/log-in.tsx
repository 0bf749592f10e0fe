import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart } from '@larder/contracts/cart';
import { customerAuthenticated } from '@larder/contracts/customer';
import { appOverlays } from '@larder/contracts/content';
import { ExtensionSlot } from '@larder/platform';
import { renderInHost, type Handlers } from '@larder/platform/testing';
import { cachedCart } from '../api/cart/cart-cache.js';
import { cartCheckout } from '../feature.js';
import CartPage from '../pages/cart.page.js';
import { aCart, aLine, apples, evening, home, water } from './fixtures.js';
import { createTestServer } from './test-server.js';
import { account, anna, noCart, visitor } from './test-visitor.js';

export const where = { distributionAddress: home, distributionWindow: evening };
export const guests = aCart([aLine(apples, 20)], { id: 'guests', ...where });
export const own = (lines: Cart['productLineItems']) =>
  aCart(lines, { id: 'own', customerId: anna.id, version: 7, ...where });
export const merged = own([aLine(apples, 20), aLine(water, 12)]);

export interface Play {
  /** What the guest has, and what is found after the login. */
  readonly before?: Cart | null;
  readonly after: Cart | null;
  readonly handlers?: Handlers;
  readonly query?: string;
}

/** A guest with a cart who signs in; returns the calls since then. */
export async function logIn({ before = guests, after, handlers = {}, query = '' }: Play) {
  visitor.set(undefined);
  const shop = createTestServer(before);
  let found = before;
  const host = await renderInHost({
    features: [cartCheckout, account],
    element: (
      <>
        <CartPage params={{}} search={new URLSearchParams(query)} />
        <ExtensionSlot slot={appOverlays} props={{}} />
      </>
    ),
    handlers: {
      ...shop.handlers,
      'GET /api/carts': () => found ?? noCart,
      'GET /api/carts/validation': () => ({ cartDTO: found, errors: [] }),
      'POST /api/carts/set-customer': () => ({ ...guests, customerId: anna.id, version: 9 }),
      'POST /api/carts/merge/guests': () => (found = { ...merged, version: 8 }),
      ...handlers,
    },
  });
  await waitFor(() => {
    if (cachedCart(host.store.getState()) === undefined) throw new Error('The cart is not loaded');
  });
  const seen = host.calls.length;
  found = after;
  act(() => {
    visitor.set(anna);
    host.context.emit(customerAuthenticated, { customer: anna });
  });
  const changes = () =>
    host.calls.slice(seen).filter(({ path }) => /merge|set-customer/.test(path));
  const cartId = () => cachedCart(host.store.getState())?.id;
  return { ...host, changes, cartId };
}
export const dialog = () => screen.findByRole('dialog', { name: 'You have two carts' });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
