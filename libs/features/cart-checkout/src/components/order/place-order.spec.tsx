import { screen, waitFor } from '@testing-library/react';
import { deferred } from '@larder/platform/testing';
import { ready } from '../../testing/open-checkout.js';
import { createTestServer } from '../../testing/test-server.js';
import { openAttempt } from './order-attempt.js';
import { placed, open, button, choosePayment } from '../../testing/placing.js';

jest.setTimeout(30_000);

beforeEach(() => {
  sessionStorage.clear();
  placed.length = 0;
});

describe('placing the order', () => {
  it('CHK-04 freezes the cart, then posts the checkout with the total that was seen', async () => {
    const { user, calls, opened } = await open(ready);
    await user.click(await choosePayment(user));
    await waitFor(() => expect(opened).toHaveLength(1));
    const posts = calls.filter(
      ({ method, path }) => method === 'POST' && /finalize|checkout$/.test(path),
    );
    expect(posts.map(({ path }) => path)).toEqual(['/api/carts/finalize', '/api/checkout']);
    expect(posts[1]?.body).toEqual({
      cartId: 'cart-1',
      methodKey: 'payment-at-the-door',
      expectedTotal: ready.priceInfo.total,
    });
    expect(posts[1]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    expect(placed).toEqual([{ orderNumber: '1001' }]);
    // The attempt stays open until the confirmation is shown, so a reload before that retries.
    expect(openAttempt.read()).toMatchObject({
      key: posts[1]?.headers['idempotency-key'],
      input: { cartId: 'cart-1', methodKey: 'payment-at-the-door' },
    });
  });

  it('CHK-02 CART-30 places one order on a double click, with the flag on in between', async () => {
    const late = deferred();
    const { user, callsOf, state } = await open(ready, {
      'POST /api/checkout': () => late.promise,
    });
    await user.dblClick(await choosePayment(user));
    await waitFor(() => expect(callsOf('POST /api/checkout')).toHaveLength(1));
    expect(state().isProcessing).toBe(true);
    const fetches = callsOf('GET /api/carts').length;
    late.resolve({ checkoutId: 'c', orderNumber: '1001', status: 'ORDERED' });
    await waitFor(() => expect(state().isProcessing).toBe(false));
    expect(callsOf('POST /api/checkout')).toHaveLength(1);
    await waitFor(() => expect(callsOf('GET /api/carts').length).toBe(fetches + 1));
  });

  it('repeats a call with a lost response with the same key', async () => {
    let times = 0;
    const shop = createTestServer(ready);
    const { user, callsOf, opened } = await open(ready, {
      'POST /api/checkout': (call, params) => {
        times += 1;
        if (times === 1) throw new Error('connection lost');
        return shop.handlers['POST /api/checkout']?.(call, params);
      },
    });
    await user.click(await choosePayment(user));
    expect(await screen.findByText('We didn’t get an answer')).toBeVisible();
    await user.click(button('Order with obligation to pay'));
    await waitFor(() => expect(opened).toHaveLength(1));
    const keys = callsOf('POST /api/checkout').map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    expect(callsOf('POST /api/carts/finalize')).toHaveLength(1);
  });

  it('fetches the outcome when the response was lost and the order was placed', async () => {
    let times = 0;
    const shop = createTestServer(ready);
    const { user, callsOf, opened } = await open(ready, {
      ...shop.handlers,
      'POST /api/checkout': (call, params) => {
        times += 1;
        const result =
          times === 1
            ? shop.handlers['POST /api/checkout']?.(call, params)
            : { checkoutId: 'c', orderNumber: '1001', status: 'ORDERED' };
        if (times < 3) throw new Error('connection lost');
        return result;
      },
    });
    await user.click(await choosePayment(user));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(opened).toEqual(['/checkout-ok?order=1001']));
    const keys = callsOf('POST /api/checkout').map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('fetches the outcome with the same key when a reload lost the response', async () => {
    const input = { cartId: 'cart-1', methodKey: 'payment-at-the-door', expectedTotal: 1 } as const;
    openAttempt.write({ key: 'key-of-before', input });
    const { callsOf, opened } = await open(null, {
      'POST /api/checkout': () => ({ checkoutId: 'c', orderNumber: '1001', status: 'ORDERED' }),
    });
    await waitFor(() => expect(opened).toEqual(['/checkout-ok?order=1001']));
    expect(callsOf('POST /api/checkout')[0]?.headers['idempotency-key']).toBe('key-of-before');
  });

  it('NAV-71 reopens a frozen cart when no response is pending', async () => {
    const { shop } = await open({ ...ready, cartStatus: 'FINALIZED' });
    await waitFor(() => expect(shop.cart?.cartStatus).toBe('OPEN'));
  });
});
