import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tileActions } from '@larder/contracts/catalogue';
import { appOverlays, headerActions } from '@larder/contracts/content';
import { ExtensionSlot } from '@larder/platform';
import { renderInHost, type Handlers } from '@larder/platform/testing';
import { cartCheckout } from '../feature.js';
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

it('R8 a change that finds no connection before the code that stores it is there is not lost', async () => {
  const shop = createTestServer(cart);
  let isCut = true;
  const set: Handlers[string] = (...args) => {
    if (isCut) throw new TypeError('no connection');
    return shop.handlers['POST /api/carts/items']?.(...args);
  };
  const handlers = { ...shop.handlers, 'POST /api/carts/items': set };
  const { store, calls } = await renderInHost({
    features: [cartCheckout],
    element: <LatePage />,
    handlers,
  });
  const user = userEvent.setup();
  const state = () => stateOf(store.getState());
  await user.click(await screen.findByRole('button', { name: 'More Apples' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/carts/items'));
  expect(state().cartQuantities).toEqual({ apple: 4 });
  await user.click(screen.getByRole('button', { name: 'Load the rest' }));
  const notices = () => state().notifications.map(({ text }) => text);
  await waitFor(() => expect(notices().join()).toMatch(/one change to your cart will be sent/));
  isCut = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(shop.cart?.productLineItems[0]?.quantity).toBe(4));
});
