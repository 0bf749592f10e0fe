import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderPlaced } from '@larder/contracts/checkout';
import type { Cart } from '@larder/contracts/cart';
import { defineFeature, on } from '@larder/platform';
import { answer, deferred, type Handlers } from '@larder/platform/testing';
import { aCart, aLine, apples, aProduct, billing, home } from '../../testing/fixtures.js';
import { chosenTimeSlot, currentStep, openCheckout, ready } from '../../testing/open-checkout.js';
import { createTestServer } from '../../testing/test-server.js';
import { openAttempt } from './order-attempt.js';

jest.setTimeout(30_000);

const placed: unknown[] = [];
const listener = defineFeature({
  id: 'listener',
  enabled: () => true,
  listens: [on(orderPlaced, (payload) => placed.push(payload))],
});

beforeEach(() => {
  sessionStorage.clear();
  placed.length = 0;
});

const open = async (cart: Cart | null, handlers?: Handlers) => ({
  ...(await openCheckout(cart, handlers, [listener])),
  user: userEvent.setup(),
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function choosePayment(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Continue to summary' }));
  return screen.findByRole('button', { name: 'Order with obligation to pay' });
}

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
    expect(openAttempt.read()).toBeDefined();
  });

  it('CHK-02 CART-30 makes one order of a double click, with the flag on meanwhile', async () => {
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

  it('repeats a lost answer under the same key', async () => {
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
    expect(await screen.findByText('We received no answer')).toBeVisible();
    await user.click(button('Order with obligation to pay'));
    await waitFor(() => expect(opened).toHaveLength(1));
    const keys = callsOf('POST /api/checkout').map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    expect(callsOf('POST /api/carts/finalize')).toHaveLength(1);
  });

  it('asks for the outcome by itself when the answer was lost and the order was placed', async () => {
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

  it('asks for the outcome under the same key after a reload lost the answer', async () => {
    const input = { cartId: 'cart-1', methodKey: 'payment-at-the-door', expectedTotal: 1 } as const;
    openAttempt.write({ key: 'key-of-before', input });
    const { callsOf, opened } = await open(null, {
      'POST /api/checkout': () => ({ checkoutId: 'c', orderNumber: '1001', status: 'ORDERED' }),
    });
    await waitFor(() => expect(opened).toEqual(['/checkout-ok?order=1001']));
    expect(callsOf('POST /api/checkout')[0]?.headers['idempotency-key']).toBe('key-of-before');
  });

  it('NAV-71 opens a frozen cart when no answer is awaited', async () => {
    const { shop } = await open({ ...ready, cartStatus: 'FINALIZED' });
    await waitFor(() => expect(shop.cart?.cartStatus).toBe('OPEN'));
  });

  it('SLOT-16 leads back to the slot when it was lost while ordering', async () => {
    const { user, shop, state } = await open(ready, {
      'POST /api/checkout': () => answer(409, { errorCode: '023', message: 'full' }),
    });
    await user.click(await choosePayment(user));
    expect(await screen.findByText(/just been fully booked/)).toBeVisible();
    expect(currentStep()).toHaveTextContent('Time slot');
    expect(state().isSlotIncomplete).toBe(true);
    expect(shop.cart?.cartStatus).toBe('OPEN');
    expect(openAttempt.read()).toBeUndefined();
  });

  it('CHK-14 shows a payment error in the provider’s words', async () => {
    const paymentError = { code: 'DECLINED', description: 'Your bank said no' };
    const { user } = await open(ready, {
      'POST /api/checkout': () =>
        answer(402, { errorCode: 'PAYMENT', message: '', customPayload: { paymentError } }),
    });
    await user.click(await choosePayment(user));
    expect(await screen.findByText('Your bank said no')).toBeVisible();
  });

  it.each([
    [409, 'CONFLICT', /Please check the totals/],
    [500, 'INTERNAL_ERROR', /That did not work/],
  ])(
    'CHK-02 tells %s %s in the shop’s words, never in the backend’s',
    async (status, code, words) => {
      const { user } = await open(ready, {
        'POST /api/checkout': () => answer(status, { errorCode: code, message: 'For developers' }),
        // The backend has opened the cart again.
        'GET /api/carts': () => ({ ...ready, version: 99 }),
      });
      await user.click(await choosePayment(user));
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.queryByText('For developers')).toBeNull();
    },
  );

  it('CART-93 shows what a refused cart lacks at its step', async () => {
    const { user } = await open(ready, {
      'POST /api/carts/finalize': () => answer(409, { errorCode: 'CART_INVALID', message: '' }),
      'GET /api/carts/validation': () => ({
        cartDTO: ready,
        errors: [{ code: '031', message: '' }],
      }),
    });
    await user.click(await choosePayment(user));
    expect(await screen.findByText(/billing address is incomplete/)).toBeVisible();
    expect(currentStep()).toHaveTextContent('Contact and billing');
  });

  const cherries = { ...aLine(aProduct({ sku: 'gone', name: 'Cherries' }), 2), lineItemId: 'gone' };

  it('CART-96 says what is gone when it goes while ordering, and orders without it', async () => {
    const shop = createTestServer(ready);
    const errors = [{ code: 'NOT_ORDERABLE', message: 'For developers', lineItemId: 'gone' }];
    const { user, opened } = await open(ready, {
      ...shop.handlers,
      'POST /api/carts/finalize': (call, params) =>
        shop.cart?.unavailableLineItems.length === 0
          ? shop.handlers['POST /api/carts/finalize']?.(call, params)
          : answer(409, { errorCode: 'CART_INVALID', message: '' }),
      'GET /api/carts/validation': () => ({ cartDTO: shop.cart, errors }),
    });
    const order = await choosePayment(user);
    shop.cart = { ...ready, version: 2, unavailableLineItems: [cherries] };
    await user.click(order);
    expect(await screen.findByText(/order has changed/)).toBeVisible();
    expect(await screen.findByText('Cherries')).toBeVisible();
    expect(screen.queryByText('For developers')).toBeNull();
    errors.length = 0;
    await user.click(button('Take out what is missing'));
    await user.click(await screen.findByRole('button', { name: 'Order with obligation to pay' }));
    await waitFor(() => expect(opened).toEqual(['/checkout-ok?order=1001']));
  });

  it('CART-22 names what is more than an order may hold, instead of the button that is refused', async () => {
    const { user } = await open({ ...ready, productLineItems: [aLine(apples, 7)] });
    await user.click(await screen.findByRole('button', { name: 'Continue to summary' }));
    expect(await screen.findByText('Apples: 6 pieces at most')).toBeVisible();
    expect(screen.queryByText('Order with obligation to pay')).not.toBeInTheDocument();
  });

  it('names what has allergens that nobody has confirmed, instead of the button that is refused', async () => {
    const finding = { contains: ['nuts' as const], mayContain: [], isUnknown: false };
    const line = { ...aLine(apples, 6), allergenWarning: { ...finding, isConfirmed: false } };
    const { user } = await open({ ...ready, productLineItems: [line] });
    await user.click(await screen.findByRole('button', { name: 'Continue to summary' }));
    expect(await screen.findByText('Apples: Contains nuts.')).toBeVisible();
    expect(screen.queryByText('Order with obligation to pay')).not.toBeInTheDocument();
  });

  it('CART-62 is held back while a limit is missed', async () => {
    const small = aCart([aLine(apples, 1)], {
      distributionAddress: home,
      distributionWindow: chosenTimeSlot,
      billingAddress: billing,
    });
    const { user } = await open(small);
    await user.click(await screen.findByRole('button', { name: 'Continue to summary' }));
    expect(await screen.findByText(/minimum order is €5.00/)).toBeVisible();
    expect(screen.queryByText('Order with obligation to pay')).not.toBeInTheDocument();
  });
});
