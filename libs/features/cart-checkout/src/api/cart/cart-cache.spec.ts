import { act } from '@testing-library/react';
import { answer, deferred, renderInHost, type Handlers } from '@larder/platform/testing';
import { createElement } from 'react';
import { cartCheckout } from '../../feature.js';
import { aCart, aLine, apples, tomatoes } from '../../testing/fixtures.js';
import { cachedCart, newerCart, writeCart } from './cart-cache.js';
import { stateOf } from '../../state/state.js';
import { cartApi } from './cart-api.js';
import { orderingApi } from '../ordering-api.js';

describe('newerCart', () => {
  const version = (number: number, id = 'cart-1') => aCart([], { id, version: number });
  it.each([
    ['the first answer', undefined, version(3), 3],
    ['a newer version', version(2), version(3), 3],
    ['the same version', version(3), version(3), 3],
    ['not an older version that was overtaken', version(4), version(3), 4],
    ['another cart, whatever its version', version(9, 'old'), version(1), 1],
  ])('keeps %s', (_name, known, incoming, kept) => {
    expect(newerCart(known, incoming).version).toBe(kept);
  });
});

const open = (handlers: Handlers) =>
  renderInHost({ features: [cartCheckout], element: createElement('p'), handlers });
const notFound = answer(404, { errorCode: 'NOT_FOUND', message: '' });

describe('the cart in the cache', () => {
  it('CART-31 a 404 is no cart, not an error', async () => {
    const { context } = await open({ 'GET /api/carts': () => notFound });
    await expect(context.query(cartApi.endpoints.getCart, undefined)).resolves.toBeNull();
  });

  it('CART-31 a 404 removes the cart that was there', async () => {
    const { context, store } = await open({ 'GET /api/carts': () => notFound });
    act(() => writeCart(store.dispatch, aCart([aLine(apples, 1)])));
    await act(async () => {
      await store.dispatch(cartApi.endpoints.getCart.initiate(undefined, { forceRefetch: true }));
    });
    expect(cachedCart(context.getState())).toBeNull();
  });

  it('R8 a late 404 does not drop a cart that was created in between', async () => {
    const late = deferred();
    const { context, store } = await open({
      'GET /api/carts': () => late.promise,
      'POST /api/carts/items': () => aCart([aLine(apples, 1)]),
    });
    const asked = context.query(cartApi.endpoints.getCart, undefined);
    await act(async () => {
      const body = { sku: 'apple', quantity: 1 };
      await store.dispatch(cartApi.endpoints.setItem.initiate({ query: {}, body }));
    });
    late.resolve(notFound);
    await act(async () => void (await asked));
    expect(cachedCart(context.getState())?.lineItemCount).toBe(1);
  });

  it('R8 an overtaken response does not restore an old cart', async () => {
    const { context, store } = await open({
      'POST /api/carts/items': () => aCart([aLine(apples, 1)], { version: 2 }),
    });
    act(() =>
      writeCart(store.dispatch, aCart([aLine(apples, 1), aLine(tomatoes, 250)], { version: 3 })),
    );
    await act(async () => {
      const body = { sku: 'apple', quantity: 1 };
      await store.dispatch(cartApi.endpoints.setItem.initiate({ query: {}, body }));
    });
    expect(cachedCart(context.getState())?.version).toBe(3);
  });

  it('CART-94 NAV-72 a frozen cart is reported once, but not for the call that reopens it', async () => {
    const frozen = answer(409, { errorCode: '3', message: 'finalized' });
    const { store, calls } = await open({
      'POST /api/carts/reset': () => frozen,
      'POST /api/carts/items': () => frozen,
    });
    const problem = () => stateOf(store.getState()).cartView.problem;
    await act(async () => store.dispatch(orderingApi.endpoints.resetCart.initiate()));
    expect(problem()).toBeUndefined();
    const body = { sku: 'apple', quantity: 1 };
    const change = store.dispatch(cartApi.endpoints.setItem.initiate({ query: {}, body }));
    const { error } = await act(async () => change);
    expect(error).toMatchObject({ data: { errorCode: '3' } });
    expect(problem()).toEqual({ kind: 'frozen' });
    expect(calls.map(({ path }) => path)).toEqual(['/api/carts/reset', '/api/carts/items']);
  });
});
