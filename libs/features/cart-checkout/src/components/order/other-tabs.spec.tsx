import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart } from '@larder/contracts/cart';
import { answer, type Handlers } from '@larder/platform/testing';
import { writeCart } from '../../api/cart/cart-cache.js';
import { stateOf } from '../../state/state.js';
import { openCheckout, ready } from '../../testing/open-checkout.js';
import { openAttempt } from './order-attempt.js';
import { recordOrderedCart } from './ordered-cart.js';

jest.setTimeout(30_000);

const frozen: Cart = { ...ready, cartStatus: 'FINALIZED', version: ready.version + 1 };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function toOrderButton(handlers: Handlers = {}) {
  const host = await openCheckout(ready, handlers);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Continue to summary' }));
  const order = await screen.findByRole('button', { name: 'Order with obligation to pay' });
  const problem = () => stateOf(host.store.getState()).cartView.problem;
  return { ...host, problem, press: () => user.click(order) };
}

describe('a cart that another tab orders', () => {
  it('NAV-71 stays frozen while it is paid there', async () => {
    const { store, callsOf } = await toOrderButton();
    await act(async () => {
      writeCart(store.dispatch, frozen);
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(callsOf('POST /api/carts/reset')).toEqual([]);
  });

  it('CHK-02 redirects to its order once it is gone', async () => {
    const { store, opened } = await toOrderButton();
    recordOrderedCart({ cart: ready.id, order: '1002' });
    await act(async () => writeCart(store.dispatch, null));
    await waitFor(() => expect(opened).toEqual(['/checkout-ok?order=1002']));
  });

  it('CHK-02 redirects to its order, also when that tab reports it after the cart is gone', async () => {
    const { store, opened } = await toOrderButton();
    await act(async () => writeCart(store.dispatch, null));
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    recordOrderedCart({ cart: 'another', order: '1001' });
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(opened).toEqual([]);
    recordOrderedCart({ cart: ready.id, order: '1002' });
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(opened).toEqual(['/checkout-ok?order=1002']);
  });

  it('CHK-02 ignores orders of other carts', async () => {
    const { store, opened } = await toOrderButton();
    recordOrderedCart({ cart: 'another', order: '1002' });
    await act(async () => writeCart(store.dispatch, null));
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(opened).toEqual([]);
  });

  it('CART-94 is paid in another way: its payment’s result is led to', async () => {
    const { press, opened, callsOf } = await toOrderButton({
      'POST /api/checkout': () => answer(409, { errorCode: 'CONFLICT', message: '' }),
    });
    await press();
    await waitFor(() => expect(opened[0]).toMatch(/^\/checkout\/payment-result/));
    expect(callsOf('POST /api/carts/reset')).toEqual([]);
  });

  it('CART-94 was frozen a moment before: its attempt is kept, to fetch its outcome', async () => {
    const { press, problem, callsOf } = await toOrderButton({
      'POST /api/carts/finalize': () => answer(409, { errorCode: '3', message: '' }),
    });
    await press();
    await waitFor(() => expect(problem()).toEqual({ kind: 'frozen' }));
    expect(callsOf('POST /api/checkout')).toEqual([]);
    expect(openAttempt.read()?.input.cartId).toBe(ready.id);
  });
});
