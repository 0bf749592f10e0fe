import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import { sql } from 'drizzle-orm';
import { unsettled } from '../checkout/testing/books.js';
import { tidyCheckouts } from '../checkout/upkeep.js';
import { checkout, ok } from '../ordering/testing/market.js';
import type { TestClient } from '../testing/test-client.js';
import { reconcile } from './reconcile.js';
import { simulate } from './simulator/install.js';
import type { PaymentMarket, Pending } from './testing/paying.js';
import {
  card,
  comeBack,
  goToProvider,
  newKey,
  orderOf,
  orderOnline,
  payAtProvider,
  press,
  sendHook,
  simulated,
  visit,
  visitMarket,
  waitingHooks,
} from './testing/paying.js';

let shop: PaymentMarket;
let client: TestClient;
visitMarket((market, shopper) => {
  shop = market;
  client = shopper;
});

const statusOf = async (pending: Pending) => (await orderOf(client, pending)).status;
const cartOf = async () => ok(await client.get<Cart>('/api/carts'));
const minutes = (count: number) => shop.clock.advance(count * 60_000);
/** What is to come of a payment at the provider: reserved above what the order is expected to cost. */
const reservedOf = async (pending: Pending) => {
  const { state, amount, captured } = await simulated(shop, pending);
  expect(captured).toBe(0);
  return state === 'AUTHORISED' ? amount : 0;
};

describe('a payment in trouble', () => {
  it('R7 never heard of again: asked for within a minute after it was paid', async () => {
    const pending = await orderOnline(client);
    await payAtProvider(shop, client, pending);
    minutes(1);
    await tidyCheckouts(shop.db, shop.clock.now());
    await reconcile(shop.attendant);
    expect(await statusOf(pending)).toBe('PLACED');
    expect(await reservedOf(pending)).toBe(pending.cart.priceInfo.totalWithSurcharge);
  });

  it('R7 late: the shopper is back before the bank has answered', async () => {
    const pending = await orderOnline(client);
    await payAtProvider(shop, client, pending, 'late');
    await comeBack(shop, client, pending);
    expect(await statusOf(pending)).toBe('PAYMENT_PENDING');
    shop.clock.advance(20_000);
    await simulate(shop.app, shop.attendant.kernel);
    expect(await statusOf(pending)).toBe('PLACED');
  });

  it('R7 too late: cancelled after half an hour, and what is paid afterwards goes back', async () => {
    const pending = await orderOnline(client);
    await goToProvider(shop, client, pending);
    minutes(29);
    await reconcile(shop.attendant);
    expect(await statusOf(pending)).toBe('PAYMENT_PENDING');
    // The provider cannot be reached while the shop gives up, and is paid then.
    shop.faults.current = { undo: () => Promise.reject(new Error('away')) };
    minutes(2);
    await reconcile(shop.attendant);
    expect(await statusOf(pending)).toBe('CANCELLED');
    expect((await cartOf()).cartStatus).toBe('OPEN');
    await press(shop, pending, card('success'));
    for (const hook of await waitingHooks(shop, pending)) await sendHook(shop, hook);
    shop.faults.current = {};
    minutes(1);
    await reconcile(shop.attendant);
    expect(await simulated(shop, pending)).toMatchObject({ state: 'CANCELLED' });
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
    await reconcile(shop.attendant);
    expect(await simulated(shop, pending)).toMatchObject({
      captured: pending.cart.priceInfo.total,
      refunded: pending.cart.priceInfo.total,
    });
  });

  it('NAV-71 API-047 the cart taken back: the order is none, and nobody can pay it any more', async () => {
    const pending = await orderOnline(client);
    await goToProvider(shop, client, pending);
    expect(ok(await client.post<Cart>('/api/carts/reset')).cartStatus).toBe('OPEN');
    expect(await statusOf(pending)).toBe('CANCELLED');
    await reconcile(shop.attendant);
    await press(shop, pending, card('success'));
    expect((await simulated(shop, pending)).state).toBe('CANCELLED');
  });

  it.each([
    ['amount', { authorised: 1 }],
    ['currency', { currency: 'USD' }],
    ['capture', { state: 'CAPTURED', captured: 1 }],
    ['payment', { paymentId: 'another' }],
  ])('R7 altered: a webhook with another %s is refused, each time', async (_what, change) => {
    const pending = await orderOnline(client);
    await payAtProvider(shop, client, pending);
    const [hook] = await waitingHooks(shop, pending);
    if (!hook) throw new Error('The provider has told nothing');
    const altered = { ...hook, word: { ...hook.word, ...change } };
    for (let round = 0; round < 3; round += 1)
      expect([404, 409]).toContain((await sendHook(shop, altered)).statusCode);
    expect(await statusOf(pending)).toBe('PAYMENT_PENDING');
    expect((await sendHook(shop, hook)).statusCode).toBe(200);
    expect(await statusOf(pending)).toBe('PLACED');
  });

  it.each([
    ['answers 500', () => Promise.reject(new Error('500'))],
    ['hangs', () => new Promise<never>(() => undefined)],
  ])('R7 a provider that %s at the start and the question', async (_how, call) => {
    const pending = await orderOnline(client);
    shop.faults.current = { start: call };
    const shown = await visit(shop, client, pending.redirectUrl);
    expect(String(shown.headers.location)).toMatch(/payment-result\?order=/);
    shop.faults.current = {};
    await payAtProvider(shop, client, pending);
    shop.faults.current = { ask: call };
    await comeBack(shop, client, pending);
    expect(await statusOf(pending)).toBe('PAYMENT_PENDING');
    shop.faults.current = {};
    minutes(1);
    await reconcile(shop.attendant);
    expect(await statusOf(pending)).toBe('PLACED');
    expect(await reservedOf(pending)).toBe(pending.cart.priceInfo.totalWithSurcharge);
  });

  it('R6 R7 two tabs: the other one gets the same order, in another way it gets none', async () => {
    const pending = await orderOnline(client);
    const again = await checkout(client, pending.cart, {
      ...{ key: newKey(), methodKey: 'credit-cards' },
    });
    expect(ok(again)).toMatchObject({ orderNumber: pending.orderNumber });
    const other = await checkout<ApiError>(client, pending.cart, {
      ...{ key: newKey(), methodKey: 'paypal' },
    });
    expect([other.status, other.body.errorCode]).toEqual([409, 'CONFLICT']);
    const [first, second] = await Promise.all([
      goToProvider(shop, client, pending),
      goToProvider(shop, client, pending),
    ]);
    expect(first).toBe(second);
    await press(shop, pending, card('success'));
    await Promise.all([comeBack(shop, client, pending), comeBack(shop, client, pending)]);
    expect(await statusOf(pending)).toBe('PLACED');
  });

  it('I1 I6 many checkouts and webhooks at once, with carts taken back in between', async () => {
    const clients = Array.from({ length: 8 }, () => shop.client());
    await Promise.all(
      clients.map(async (one, at) => {
        const pending = await orderOnline(one);
        await payAtProvider(shop, one, pending, at % 3 === 0 ? 'decline' : 'success');
        const hooks = await waitingHooks(shop, pending);
        await Promise.all([
          ...hooks.map((hook) => sendHook(shop, hook)),
          comeBack(shop, one, pending),
          ...(at % 4 === 1 ? [one.post('/api/carts/reset')] : []),
        ]);
      }),
    );
    minutes(1);
    for (let round = 0; round < 3; round += 1) {
      await reconcile(shop.attendant);
      minutes(1);
    }
    expect(await unsettled(shop.db)).toEqual([]);
  });
});
