import { act, screen } from '@testing-library/react';
import type { Cart } from '@larder/contracts/cart';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { cartCheckout } from '../feature.js';
import { openAttempt } from '../components/order/order-attempt.js';
import { maxPolls, pollMs } from '../components/payment-result/use-result.js';
import { ready } from '../testing/open-checkout.js';
import { createTestServer } from '../testing/test-server.js';

const frozen: Cart = { ...ready, cartStatus: 'FINALIZED' };
const sent = () =>
  openAttempt.write({
    key: 'key-12345',
    input: { cartId: ready.id, methodKey: 'payment-at-the-door', expectedTotal: 1 },
  });

const whole = '?initiator=UNKNOWN&methodType=UNKNOWN';

async function open(cart: Cart | null, options: { handlers?: Handlers; query?: string } = {}) {
  const shop = createTestServer(cart);
  const host = await renderInHost({
    features: [cartCheckout],
    url: `/checkout/payment-result${options.query ?? whole}`,
    handlers: { ...shop.handlers, ...options.handlers },
  });
  await settle();
  const countOf = (line: string) =>
    host.calls.filter(({ method, path }) => `${method} ${path}` === line).length;
  return { ...host, shop, countOf };
}
/** Lets responses arrive, and advances the page's timers by `ms`. */
const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

beforeEach(() => {
  openAttempt.clear();
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('the payment’s result', () => {
  it('CHK-07 redirects to the confirmation of the order that this tab has sent', async () => {
    sent();
    const { opened, countOf } = await open(frozen);
    expect(opened).toEqual(['/checkout-ok?order=1001']);
    expect(countOf('POST /api/checkout')).toBe(1);
  });

  it('CHK-07 redirects back to the checkout with the payment’s error', async () => {
    sent();
    const refusal = answer(409, {
      errorCode: 'PAYMENT',
      message: '',
      customPayload: { paymentError: { description: 'The card was declined' } },
    });
    const { opened, store, shop } = await open(frozen, {
      handlers: { 'POST /api/checkout': () => refusal },
    });
    expect(opened).toEqual(['/checkout']);
    expect(JSON.stringify(store.getState())).toContain('The card was declined');
    expect(shop.cart?.cartStatus).toBe('OPEN');
  });

  it.each([
    ['upi', 'Please approve the payment'],
    ['credit-cards', 'We’re processing your order'],
  ])('CHK-07 says what is awaited of a payment by %s', async (methodKey, title) => {
    await open(frozen, {
      query: `${whole}&order=1001&methodKey=${methodKey}`,
      handlers: {
        'GET /api/orders/:orderNumber': () => ({ orderNumber: '1001', status: 'PAYMENT_PENDING' }),
      },
    });
    expect(screen.getByText(title)).toBeInTheDocument();
  });

  it('CHK-07 asks for the cart again once a pending payment is made: it is an order now', async () => {
    let status = 'PAYMENT_PENDING';
    const handlers = { 'GET /api/orders/:orderNumber': () => ({ orderNumber: '1001', status }) };
    const query = `${whole}&order=1001&methodKey=upi`;
    const { opened, countOf } = await open(frozen, { query, handlers });
    const before = countOf('GET /api/carts');
    status = 'PLACED';
    await settle(pollMs);
    expect(opened).toEqual(['/checkout-ok?order=1001']);
    expect(countOf('GET /api/carts')).toBe(before + 1);
  });

  it('CHK-14 shows a failed payment with a general text if the provider has none', async () => {
    const { opened, store } = await open(ready, {
      query: `${whole}&order=1001`,
      handlers: {
        'GET /api/orders/:orderNumber': () => ({
          orderNumber: '1001',
          status: 'CANCELLED',
          paymentError: { code: 'DECLINED', description: '' },
        }),
      },
    });
    expect(opened).toEqual(['/checkout']);
    expect(JSON.stringify(store.getState())).toContain('The payment didn’t go through.');
  });

  it('CHK-07 polls a pending provider, and ignores claims of the URL', async () => {
    sent();
    let status = 'PAYMENT_PENDING';
    const { opened, countOf } = await open(frozen, {
      query: '?initiator=REDIRECT&methodKey=credit-cards&type=success',
      handlers: { 'GET /api/orders/:orderNumber': () => ({ orderNumber: '1001', status }) },
    });
    expect(screen.getByText('We’re processing your order')).toBeVisible();
    await settle(pollMs);
    expect(opened).toEqual([]);
    status = 'PLACED';
    await settle(pollMs);
    expect(opened).toEqual(['/checkout-ok?order=1001']);
    expect(countOf('POST /api/checkout')).toBe(1);
  });

  const paid = '?methodKey=payment-at-the-door&provider=sim';
  it.each([
    [`${paid}&saveMethod=true&setPrimary=true`, [{ setPrimary: true }]],
    [`${paid}&saveMethod=true`, [{ setPrimary: false }]],
    [`${paid}&setPrimary=true`, []],
    ['?methodKey=paypal&provider=sim&saveMethod=true', []],
  ])('NAV-38 keeps the order’s method as the query wants it: %s', async (query, wanted) => {
    sent();
    const kept: unknown[] = [];
    const keep = ({ body }: { body: unknown }) => (kept.push(body), []);
    await open(frozen, { query, handlers: { 'POST /api/customers/payment-methods': keep } });
    const same = { checkoutId: ready.id, methodKey: 'payment-at-the-door', provider: 'sim' };
    expect(kept).toEqual(wanted.map((flags) => ({ ...same, ...flags })));
  });

  it('shows a cancelled order, with links', async () => {
    sent();
    const cancelled = { orderNumber: '1001', status: 'CANCELLED' };
    await open(frozen, { handlers: { 'GET /api/orders/:orderNumber': () => cancelled } });
    expect(screen.getByText('Order 1001 has been cancelled')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
  });

  it('polls while another tab orders, then stops and lets the shopper decide', async () => {
    const { shop, countOf, opened } = await open(frozen);
    for (let i = 0; i <= maxPolls; i += 1) await settle(pollMs);
    const asked = countOf('GET /api/carts');
    expect(asked).toBeGreaterThan(maxPolls);
    await settle(10 * pollMs);
    expect(countOf('GET /api/carts')).toBe(asked);
    await press('Check again');
    await settle();
    expect(countOf('GET /api/carts')).toBe(asked + 1);
    expect(countOf('POST /api/checkout')).toBe(0);
    await press('Reopen my cart');
    await settle();
    expect([shop.cart?.cartStatus, opened]).toEqual(['OPEN', ['/cart']]);
  });

  it('shows when the other tab has reopened the cart', async () => {
    const { shop } = await open(frozen);
    shop.cart = ready;
    await settle(pollMs);
    expect(screen.getByText('There is no open payment')).toBeVisible();
  });

  it.each([
    [whole, 'There is no open payment'],
    [`${whole}&methodKey=payment-at-the-door`, 'You pay when you receive your order'],
    [`${whole}&methodKey=payment-at-the-store`, 'You pay when you receive your order'],
    ['?initiator=x&methodKey=%3Cimg%20src%3Dx%3E&brandName=%22%3E', 'There is no open payment'],
  ])('NAV-38 NAV-43 with nothing to poll (%s) it shows a message', async (query, message) => {
    const { head, opened, container } = await open(ready, { query });
    expect(screen.getByText(message)).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'Browse products' })).toBeVisible();
    expect(head).toMatchObject({ title: 'Payment status – Test shop', robots: 'noindex' });
    await settle(60_000);
    expect(opened).toEqual([]);
  });

  it('NAV-70 names the payment of the cart that led here without a query', async () => {
    const payment = { id: 'p', methodKey: 'paypal', brandName: 'PayPal', amountPlanned: 440 };
    const { opened } = await open({ ...frozen, payments: [payment as never] }, { query: '' });
    await settle(100);
    expect(opened).toEqual([
      '/checkout/payment-result?brandName=PayPal&methodKey=paypal&initiator=UNKNOWN&methodType=UNKNOWN',
    ]);
  });

  it('retries when the shop does not respond', async () => {
    let isDown = true;
    const cart = () => (isDown ? answer(503, { errorCode: 'x', message: '' }) : frozen);
    await open(frozen, { handlers: { 'GET /api/carts': cart } });
    isDown = false;
    await press('Try again');
    await settle();
    expect(screen.getByText('We’re processing your order')).toBeVisible();
  });
});
