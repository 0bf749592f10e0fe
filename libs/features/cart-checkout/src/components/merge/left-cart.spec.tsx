import { act, waitFor } from '@testing-library/react';
import { cartChanged, type Cart } from '@larder/contracts/cart';
import { customerAuthenticated, customerCleared } from '@larder/contracts/customer';
import { deferred, renderInHost, type Handlers } from '@larder/platform/testing';
import { cartApi } from '../../api/cart/cart-api.js';
import { cachedCart } from '../../api/cart/cart-cache.js';
import { orderingApi } from '../../api/ordering-api.js';
import { enqueueChange, setQuantity } from '../../state/set-quantity.js';
import { cartCheckout } from '../../feature.js';
import { stateOf } from '../../state/state.js';
import { aCart, aLine, apples, water } from '../../testing/fixtures.js';
import { account, anna, noCart, visitor } from '../../testing/test-visitor.js';

const own = (lines: Cart['productLineItems']) => aCart(lines, { id: 'own', customerId: anna.id });
const annas = own([aLine(water, 12)]);

/** Anna is signed in and may leave; a guest has no cart. */
async function open(handlers: Handlers = {}) {
  visitor.set(anna);
  const host = await renderInHost({
    features: [cartCheckout, account],
    element: <p />,
    handlers: { 'GET /api/carts': () => (visitor.get() ? annas : noCart), ...handlers },
  });
  const cart = () => cachedCart(host.store.getState());
  await act(async () => host.context.emit(customerAuthenticated, { customer: anna }));
  const leave = () =>
    act(async () => {
      visitor.set(undefined);
      host.context.emit(customerCleared, undefined);
    });
  return { ...host, cart, leave };
}

describe('a cart whose customer has left', () => {
  it('does not reappear with the late response of a change', async () => {
    const late = deferred();
    const { store, cart, leave } = await open({ 'POST /api/carts/items': () => late.promise });
    await waitFor(() => expect(cart()?.id).toBe('own'));
    const body = { sku: 'apple', quantity: 1 };
    const change = store.dispatch(cartApi.endpoints.setItem.initiate({ query: {}, body }));
    await leave();
    await waitFor(() => expect(cart()).toBeNull());
    late.resolve(own([aLine(water, 12), aLine(apples, 1)]));
    await act(async () => void (await change));
    expect(cart()).toBeNull();
  });

  it('does not apply queued changes to the next visitor’s cart', async () => {
    const late = deferred();
    const { context, store, calls, cart, leave } = await open({
      'POST /api/carts/items': () => late.promise,
    });
    await waitFor(() => expect(cart()?.id).toBe('own'));
    const changes: Promise<unknown>[] = [];
    const slot = orderingApi.endpoints.setTimeSlot.initiate({ body: { id: 'window-18' } });
    act(() => {
      changes.push(setQuantity(context, { sku: 'apple', quantity: 1 }));
      changes.push(setQuantity(context, { sku: 'tomato', quantity: 250 }));
      changes.push(enqueueChange(context, slot));
    });
    const sent = () => calls.filter(({ method }) => method === 'POST');
    await waitFor(() => expect(sent()).toHaveLength(1));
    await leave();
    late.resolve(annas);
    await act(async () => void (await Promise.all(changes)));
    expect(sent()).toHaveLength(1);
    expect(stateOf(store.getState()).cartQuantities).toEqual({});
  });

  it('does not reappear with a first fetch, or with another feature’s event', async () => {
    const late = deferred();
    const { context, cart, leave } = await open({ 'GET /api/carts': () => late.promise });
    const asked = context.query(cartApi.endpoints.getCart, undefined);
    await leave();
    late.resolve(annas);
    await act(async () => void (await asked));
    await act(async () => context.emit(cartChanged, { cart: annas }));
    expect(cart()).toBeNull();
    const guests = aCart([aLine(apples, 1)], { id: 'guests' });
    await act(async () => context.emit(cartChanged, { cart: guests }));
    await waitFor(() => expect(cart()).toBe(guests));
  });
});
