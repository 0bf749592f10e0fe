import { act } from '@testing-library/react';
import type { CartError } from '@larder/contracts/cart';
import { customerCleared } from '@larder/contracts/customer';
import { answer, deferred, type Handlers } from '@larder/platform/testing';
import { cachedCart } from '../../../api/cart/cart-cache.js';
import { cartApi } from '../../../api/cart/cart-api.js';
import { checkoutSlice } from '../../../state/checkout.js';
import { paymentFailed } from '../../../state/payment-error.js';
import { createTestServer } from '../../../testing/test-server.js';
import { SETTLED, cart, openWith } from '../../../testing/open-validation.js';

const open = openWith(jest.advanceTimersByTimeAsync);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const finding = (...errors: CartError[]): Handlers => ({
  'GET /api/carts/validation': () => ({ cartDTO: { ...cart, version: 2 }, errors }),
});

// The cart monitor loads after the page; here its code is preloaded.
beforeAll(() => import('../../cart-monitor/cart-monitor.js'));

describe('the periodic check of the cart', () => {
  it('CART-32 CART-33 runs for a new cart and then every minute', async () => {
    const { pass, runs } = await open();
    expect(runs()).toBe(1);
    await pass(60_000 - SETTLED - 1);
    expect(runs()).toBe(1);
    // The minute began while the page settled.
    await pass(SETTLED + 1);
    expect(runs()).toBe(2);
    await pass(60_000);
    expect(runs()).toBe(3);
  });

  it('CART-34 runs when the cart is another one', async () => {
    const { shop, store, pass, runs } = await open();
    shop.cart = { ...cart, id: 'cart-2' };
    await act(async () => {
      await store.dispatch(cartApi.endpoints.getCart.initiate(undefined, { forceRefetch: true }));
    });
    await pass(SETTLED);
    expect(runs()).toBe(2);
  });

  it('a response after its customer has left does not restore their cart', async () => {
    const late = deferred();
    const { context, store, pass } = await open(createTestServer(cart), {
      'GET /api/carts/validation': () => late.promise,
    });
    await act(async () => context.emit(customerCleared, undefined));
    await pass(SETTLED);
    expect(cachedCart(store.getState())).toBeNull();
    late.resolve({ cartDTO: { ...cart, version: 2 }, errors: [] });
    await pass(SETTLED);
    expect(cachedCart(store.getState())).toBeNull();
  });

  it('CART-32 rests on the page of the payment’s result', async () => {
    const { pass, runs } = await open(createTestServer(cart), {}, '/checkout/payment-result');
    await pass(120_000);
    expect(runs()).toBe(0);
  });

  it.each([
    ['goes on for a customer', 'loggedIn=1', 3],
    ['ends for a guest', 'other=1', 2],
  ])('CART-35 %s whose cart is gone', async (_what, cookie, count) => {
    document.cookie = cookie;
    const shop = createTestServer(cart);
    const { pass, runs } = await open(shop, {
      'GET /api/carts/validation': () =>
        runs() > 1
          ? answer(404, { errorCode: 'NOT_FOUND', message: '' })
          : { cartDTO: cart, errors: [] },
    });
    await pass(120_000);
    document.cookie = `${cookie}; max-age=0`;
    expect(runs()).toBe(count);
  });

  it('CART-35 leaves a fresh guest alone', async () => {
    const { pass, runs } = await open(createTestServer());
    await pass(120_000);
    expect(runs()).toBe(0);
  });

  it('CART-36 does not overlap with a slow run', async () => {
    const { pass, runs } = await open(createTestServer(cart), {
      'GET /api/carts/validation': () => new Promise(() => undefined),
    });
    await pass(120_000);
    expect(runs()).toBe(1);
  });

  it('CART-37 leaves a frozen cart alone', async () => {
    const { pass, runs } = await open(createTestServer({ ...cart, cartStatus: 'FINALIZED' }));
    await pass(60_000);
    expect(runs()).toBe(0);
  });

  it('CART-38 rests while the order is being placed', async () => {
    const { store, pass, runs } = await open();
    act(() => void store.dispatch(checkoutSlice.actions.processing(true)));
    await pass(60_000);
    expect(runs()).toBe(1);
  });

  it.each([404, 400])('CART-39 CART-40 a %s resets the cart and the findings', async (status) => {
    let isGone = false;
    const { pass, state } = await open(createTestServer(cart), {
      'GET /api/carts/validation': () =>
        isGone
          ? answer(status, { errorCode: 'NOT_FOUND', message: '' })
          : { cartDTO: cart, errors: [{ code: '264', message: '' }] },
    });
    expect(state().checkout.errors).toHaveLength(1);
    isGone = true;
    await pass(60_000);
    expect(cachedCart(state())).toBeNull();
    expect(state().checkout.errors).toEqual([]);
  });

  it('CART-41 CART-42 a slot error marks the slot and refetches the earliest one', async () => {
    const earliest = '/api/capacity/window/earliest';
    const { state, countOf, pass } = await open(
      createTestServer(cart),
      finding({ code: '141', message: 'expired' }),
    );
    await pass(SETTLED);
    expect(state().checkout.isSlotIncomplete).toBe(true);
    expect(countOf(earliest)).toBe(2);
  });

  it('CART-43 applies the cart and the errors of the response', async () => {
    const { state } = await open(createTestServer(cart), finding({ code: '264', message: 'card' }));
    expect(cachedCart(state())?.version).toBe(2);
    expect(state().checkout.errors).toEqual([{ code: '264', message: 'card' }]);
  });

  it.each([
    ['is older than a change since', { ...cart, version: 0 }],
    ['is about another cart', { ...cart, id: 'cart-0', version: 9 }],
  ])('CART-43 R8 ignores the cart of a response that %s', async (_what, cartDTO) => {
    const { state } = await open(createTestServer(cart), {
      'GET /api/carts/validation': () => ({ cartDTO, errors: [] }),
    });
    expect(cachedCart(state())).toMatchObject({ id: 'cart-1', version: 1 });
  });

  it('CART-43 CHK-14 leaves the reason of a failed payment, which no check finds', async () => {
    const { store, pass, state } = await open();
    const failed = { code: paymentFailed, message: 'Your bank said no' };
    act(() => void store.dispatch(checkoutSlice.actions.found([failed])));
    await pass(60_000);
    expect(state().checkout.errors).toEqual([failed]);
  });

  it('changes nothing when it cannot be reached', async () => {
    const { state } = await open(createTestServer(cart), {
      'GET /api/carts/validation': () => answer(503, { errorCode: '', message: '' }),
    });
    expect(cachedCart(state())?.id).toBe('cart-1');
  });
});
