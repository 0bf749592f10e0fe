import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import { sql } from 'drizzle-orm';
import { unsettledPayments } from '../../checkout/testing/audit-ledger.js';
import { cleanUpCheckouts } from '../../checkout/clean-up-checkouts.js';
import { checkout, ok } from '../../ordering/testing/test-shop.js';
import type { TestClient } from '../../testing/test-client.js';
import { reconcile } from '../processing/reconcile.js';
import { runSimulator } from './simulator/install.js';
import type { PaymentShop, PendingOrder } from '../testing/payment-shop.js';
import {
  card,
  returnToShop,
  goToProvider,
  newKey,
  orderOf,
  orderOnline,
  payAtProvider,
  pressButton,
  sendWebhook,
  findSimulatedPayment,
  openUrl,
  setUpPaymentShop,
  pendingWebhooks,
} from '../testing/payment-shop.js';

let shop: PaymentShop;
let client: TestClient;
/** Short, for the provider that hangs. */
const timeoutMs = 300;
setUpPaymentShop(
  (market, shopper) => {
    shop = market;
    client = shopper;
  },
  { timeoutMs },
);

const statusOf = async (pending: PendingOrder) => (await orderOf(client, pending)).status;
const cartOf = async () => ok(await client.get<Cart>('/api/carts'));
const minutes = (count: number) => shop.clock.advance(count * 60_000);
/** Final state of a payment at the provider: reserved with a margin above the expected total. */
const reservedOf = async (pending: PendingOrder) => {
  const { state, amount, captured } = await findSimulatedPayment(shop, pending);
  expect(captured).toBe(0);
  return state === 'AUTHORISED' ? amount : 0;
};

describe('a payment in trouble', () => {
  it('R7 no webhook: the status is fetched within a minute after the payment', async () => {
    const pending = await orderOnline(client);
    await payAtProvider(shop, client, pending);
    minutes(1);
    await cleanUpCheckouts(shop.db, shop.clock.now());
    await reconcile(shop.worker);
    expect(await statusOf(pending)).toBe('PLACED');
    expect(await reservedOf(pending)).toBe(pending.cart.priceInfo.totalWithSurcharge);
  });

  it('R7 late: the shopper is back before the bank has answered', async () => {
    const pending = await orderOnline(client);
    await payAtProvider(shop, client, pending, 'late');
    await returnToShop(shop, client, pending);
    expect(await statusOf(pending)).toBe('PAYMENT_PENDING');
    shop.clock.advance(20_000);
    await runSimulator(shop.app, shop.worker.kernel);
    expect(await statusOf(pending)).toBe('PLACED');
  });

  it('R7 too late: cancelled after half an hour, and a later payment is refunded', async () => {
    const pending = await orderOnline(client);
    await goToProvider(shop, client, pending);
    minutes(29);
    await reconcile(shop.worker);
    expect(await statusOf(pending)).toBe('PAYMENT_PENDING');
    // The provider is unreachable while the shop gives up, and is paid then.
    shop.faults.current = { cancel: () => Promise.reject(new Error('away')) };
    minutes(2);
    await reconcile(shop.worker);
    expect(await statusOf(pending)).toBe('CANCELLED');
    expect((await cartOf()).cartStatus).toBe('OPEN');
    await pressButton(shop, pending, card('success'));
    for (const hook of await pendingWebhooks(shop, pending)) await sendWebhook(shop, hook);
    shop.faults.current = {};
    minutes(1);
    await reconcile(shop.worker);
    expect(await findSimulatedPayment(shop, pending)).toMatchObject({ state: 'CANCELLED' });
    expect(await statusOf(pending)).toBe('CANCELLED');
  });

  it('R7 captured for an order that was given up: refunded', async () => {
    const pending = await orderOnline(client);
    await payAtProvider(shop, client, pending);
    await shop.db.execute(
      sql`UPDATE simulated_payments SET state = 'CAPTURED', captured = ${pending.cart.priceInfo.total}
          WHERE payment_id = ${pending.id}`,
    );
    ok(await client.post('/api/carts/reset'));
    await reconcile(shop.worker);
    expect(await findSimulatedPayment(shop, pending)).toMatchObject({
      captured: pending.cart.priceInfo.total,
      refunded: pending.cart.priceInfo.total,
    });
  });

  it('NAV-71 API-047 a reopened cart: the order is cancelled and can no longer be paid', async () => {
    const pending = await orderOnline(client);
    await goToProvider(shop, client, pending);
    expect(ok(await client.post<Cart>('/api/carts/reset')).cartStatus).toBe('OPEN');
    expect(await statusOf(pending)).toBe('CANCELLED');
    await reconcile(shop.worker);
    await pressButton(shop, pending, card('success'));
    expect((await findSimulatedPayment(shop, pending)).state).toBe('CANCELLED');
  });

  it.each([
    ['amount', { authorised: 1 }],
    ['currency', { currency: 'USD' }],
    ['capture', { state: 'CAPTURED', captured: 1 }],
    ['payment', { paymentId: 'another' }],
  ])('R7 altered: a webhook with another %s is refused, each time', async (_what, change) => {
    const pending = await orderOnline(client);
    await payAtProvider(shop, client, pending);
    const [hook] = await pendingWebhooks(shop, pending);
    if (!hook) throw new Error('The provider has told nothing');
    const altered = { ...hook, update: { ...hook.update, ...change } };
    for (let round = 0; round < 3; round += 1)
      expect([404, 409]).toContain((await sendWebhook(shop, altered)).statusCode);
    expect(await statusOf(pending)).toBe('PAYMENT_PENDING');
    expect((await sendWebhook(shop, hook)).statusCode).toBe(200);
    expect(await statusOf(pending)).toBe('PLACED');
  });

  it.each([
    ['answers 500', () => Promise.reject(new Error('500'))],
    ['hangs', () => new Promise<never>(() => undefined)],
  ])('R7 a provider that %s at the start and the question', async (_how, call) => {
    const pending = await orderOnline(client);
    shop.faults.current = { start: call };
    const shown = await openUrl(shop, client, pending.redirectUrl);
    expect(String(shown.headers.location)).toMatch(/payment-result\?order=/);
    shop.faults.current = {};
    await payAtProvider(shop, client, pending);
    shop.faults.current = { fetchStatus: call };
    await returnToShop(shop, client, pending);
    expect(await statusOf(pending)).toBe('PAYMENT_PENDING');
    shop.faults.current = {};
    minutes(1);
    await reconcile(shop.worker);
    expect(await statusOf(pending)).toBe('PLACED');
    expect(await reservedOf(pending)).toBe(pending.cart.priceInfo.totalWithSurcharge);
  });

  it('R6 R7 two tabs: the other one gets the same order, with another method it gets none', async () => {
    const pending = await orderOnline(client);
    const again = await checkout(client, pending.cart, {
      key: newKey(),
      methodKey: 'credit-cards',
    });
    expect(ok(again)).toMatchObject({ orderNumber: pending.orderNumber });
    const other = await checkout<ApiError>(client, pending.cart, {
      key: newKey(),
      methodKey: 'paypal',
    });
    expect([other.status, other.body.errorCode]).toEqual([409, 'CONFLICT']);
    const [first, second] = await Promise.all([
      goToProvider(shop, client, pending),
      goToProvider(shop, client, pending),
    ]);
    expect(first).toBe(second);
    await pressButton(shop, pending, card('success'));
    await Promise.all([returnToShop(shop, client, pending), returnToShop(shop, client, pending)]);
    expect(await statusOf(pending)).toBe('PLACED');
  });

  it('I1 I6 many concurrent checkouts and webhooks, with carts reopened in between', async () => {
    const clients = Array.from({ length: 8 }, () => shop.client());
    await Promise.all(
      clients.map(async (one, at) => {
        const pending = await orderOnline(one);
        await payAtProvider(shop, one, pending, at % 3 === 0 ? 'decline' : 'success');
        const hooks = await pendingWebhooks(shop, pending);
        await Promise.all([
          ...hooks.map((hook) => sendWebhook(shop, hook)),
          returnToShop(shop, one, pending),
          ...(at % 4 === 1 ? [one.post('/api/carts/reset')] : []),
        ]);
      }),
    );
    minutes(1);
    for (let round = 0; round < 3; round += 1) {
      await reconcile(shop.worker);
      minutes(1);
    }
    expect(await unsettledPayments(shop.db)).toEqual([]);
  });
});
