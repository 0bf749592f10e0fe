import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart } from '@larder/contracts/cart';
import { tileActions } from '@larder/contracts/catalogue';
import { appOverlays, headerActions } from '@larder/contracts/content';
import { ExtensionSlot } from '@larder/platform';
import { renderInHost, type Handlers } from '@larder/platform/testing';
import { cartCheckout } from '../feature.js';
import { setQuantity } from './set-quantity.js';
import { stateOf } from './state.js';
import { apples } from '../testing/fixtures.js';
import { cart, installFakeDisk } from '../testing/open-monitor.js';
import { createTestServer } from '../testing/test-server.js';

beforeAll(() => import('../components/cart-monitor/cart-monitor.js'));
beforeEach(installFakeDisk);

/** A tile whose page gets the code that stores changes only after a while. */
function LatePage() {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <ExtensionSlot slot={tileActions} props={{ product: apples }} />
      <ExtensionSlot slot={headerActions} props={{}} />
      <button onClick={() => setThere(true)}>Load the rest</button>
      {isThere && <ExtensionSlot slot={appOverlays} props={{}} />}
    </>
  );
}

/** The page, at a server that can be cut off. */
async function openLatePage(first: Cart | null) {
  const shop = createTestServer(first);
  const line = { isCut: true };
  const set: Handlers[string] = (...args) => {
    if (line.isCut) throw new TypeError('no connection');
    return shop.handlers['POST /api/carts/items']?.(...args);
  };
  const host = await renderInHost({
    features: [cartCheckout],
    element: <LatePage />,
    handlers: { ...shop.handlers, 'POST /api/carts/items': set },
  });
  const state = () => stateOf(host.store.getState());
  const notices = () => state().notifications.map(({ text }) => text);
  return { ...host, shop, line, state, notices, user: userEvent.setup() };
}

it('R8 a change that finds no connection before the code that stores it is there is not lost', async () => {
  const { shop, line, state, notices, calls, user } = await openLatePage(cart);
  await user.click(await screen.findByRole('button', { name: 'More Apples' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/carts/items'));
  expect(state().cartQuantities).toEqual({ apple: 4 });
  await user.click(screen.getByRole('button', { name: 'Load the rest' }));
  await waitFor(() => expect(notices().join()).toMatch(/one change to your cart will be sent/));
  line.isCut = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(shop.cart?.productLineItems[0]?.quantity).toBe(4));
});

it('R8 early changes of a visitor without a cart are not lost either', async () => {
  const { context, state, notices, user } = await openLatePage(null);
  act(() => {
    void setQuantity(context, { sku: 'apple', quantity: 1 });
    void setQuantity(context, { sku: 'tomato', quantity: 250 });
  });
  expect(state().cartQuantities).toEqual({ apple: 1, tomato: 250 });
  await user.click(screen.getByRole('button', { name: 'Load the rest' }));
  await waitFor(() => expect(notices().join()).toMatch(/2 changes to your cart will be sent/), {
    timeout: 5000,
  });
});
