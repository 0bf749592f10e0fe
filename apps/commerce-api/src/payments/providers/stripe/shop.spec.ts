import type { Stripe } from 'stripe';
import { ok } from '../../../ordering/testing/test-shop.js';
import { mailsOf } from '../../../orders/testing/place-test-order.js';
import type { TestClient } from '../../../testing/test-client.js';
import { reconcile } from '../../processing/reconcile.js';
import {
  returnToShop,
  goToProvider,
  placeOrderAgain,
  orderOf,
  orderOnline,
} from '../../testing/payment-shop.js';
import type { PendingOrder } from '../../testing/payment-shop.js';
import { signed } from './testing/fake-stripe.js';
import { stripeSteps, type Scene } from './testing/stripe-steps.js';
import type { StripeShop } from './testing/stripe-shop.js';
import { referenceOf, sendEvent, setUpStripeShop } from './testing/stripe-shop.js';

const scene = {} as Scene;
let shop: StripeShop;
let client: TestClient;
setUpStripeShop((market, shopper) => {
  shop = scene.shop = market;
  client = scene.client = shopper;
});
const { statusOf, acts, events, reserved, payAtStripe, reservedOf, takenOf, expectPaidOnce } =
  stripeSteps(scene);

describe('a shop that is paid by Stripe', () => {
  it('CHK-18 R7 redirects to Stripe’s page with the amount to reserve', async () => {
    const pending = await orderOnline(client);
    expect(await goToProvider(shop, client, pending)).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    const { total, overAuthorizationAmount } = pending.cart.priceInfo;
    const session = shop.stripe.store.sessions.get(await referenceOf(shop, pending));
    expect(session?.amount_total).toBe(total + overAuthorizationAmount);
    expect(session?.success_url).toBe(`http://alpha.test/api/payments/${pending.id}/return`);
  });

  it('R7 return before event: one order, one reservation', async () => {
    const pending = await payAtStripe();
    const back = await returnToShop(shop, client, pending);
    expect(String(back.headers.location)).toMatch(/&provider=stripe$/);
    await expectPaidOnce(pending);
    for (const event of shop.stripe.store.events)
      expect((await sendEvent(shop, event)).statusCode).toBe(200);
    await expectPaidOnce(pending);
  });

  it('R7 event before return, five times at once, and all others in the wrong order', async () => {
    const pending = await payAtStripe();
    const event = reserved();
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendEvent(shop, event)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    for (const event of [...shop.stripe.store.events].reverse()) await sendEvent(shop, event);
    await returnToShop(shop, client, pending);
    await expectPaidOnce(pending);
  });

  it('CHK-14 R7 not paid in time: cancelled, and the cart is paid again', async () => {
    const pending = await orderOnline(client);
    await goToProvider(shop, client, pending);
    await acts(pending, 'letsItExpire');
    const [expired] = events('checkout.session.expired');
    expect((await sendEvent(shop, expired as Stripe.Event)).statusCode).toBe(200);
    expect(await statusOf(pending)).toBe('CANCELLED');
    expect((await orderOf(client, pending)).paymentError?.code).toBe('EXPIRED');
    const again = await placeOrderAgain(client);
    await goToProvider(shop, client, again);
    await acts(again, 'pays');
    await returnToShop(shop, client, again);
    await expectPaidOnce(again);
  });

  it('NAV-71 the cart taken back: Stripe’s page is closed', async () => {
    const pending = await orderOnline(client);
    await goToProvider(shop, client, pending);
    ok(await client.post('/api/carts/reset'));
    await reconcile(shop.worker);
    await acts(pending, 'pays');
    expect(takenOf(pending)).toBe(0);
    expect(await statusOf(pending)).toBe('CANCELLED');
  });

  it('R7 paid while the shop gave up: let go, without a cent taken', async () => {
    const pending = await payAtStripe();
    ok(await client.post('/api/carts/reset'));
    await sendEvent(shop, reserved());
    await reconcile(shop.worker);
    expect(takenOf(pending)).toBe(0);
    expect(events('payment_intent.canceled')).toHaveLength(1);
  });
});

describe('a delivery further ahead than Stripe holds a reservation', () => {
  const window = 'd-W1-20261204-1000';
  const newest = (pending: PendingOrder) =>
    [...shop.stripe.store.intents.values()].filter(
      ({ metadata }) => metadata['larder_order'] === pending.orderNumber,
    );

  it.each([
    ['pays', 'requires_capture', 0],
    ['savesDeclined', 'requires_payment_method', 1],
  ] as const)(
    'R7 is saved by a setup of no amount, and authorised two days before: %s',
    async (what, status, mails) => {
      const pending = await orderOnline(client, { window });
      expect(await goToProvider(shop, client, pending)).toMatch(/checkout\.stripe\.com/);
      const session = shop.stripe.store.sessions.get(await referenceOf(shop, pending));
      expect([session?.mode, session?.amount_total]).toEqual(['setup', null]);
      await acts(pending, what);
      await returnToShop(shop, client, pending);
      expect(await statusOf(pending)).toBe('PLACED');
      expect(newest(pending)).toEqual([]);
      shop.clock.set('2026-12-02T10:00:00+01:00');
      shop.stripe.store.captureBefore = Date.UTC(2026, 11, 9) / 1000;
      for (let round = 0; round < 2; round += 1) await reconcile(shop.worker);
      const intents = newest(pending);
      expect(intents.map((intent) => intent.status)).toEqual([status]);
      expect(intents[0]?.amount).toBe(pending.cart.priceInfo.totalWithSurcharge);
      const sent = await mailsOf(shop, pending.orderNumber);
      expect(sent.filter(({ key }) => key.includes('payAnew'))).toHaveLength(mails);
      if (mails > 0) ok(await client.post(`/api/orders/${pending.orderNumber}/cancel`));
      await reconcile(shop.worker);
    },
  );
});

describe('a payment method that the account cannot authorise', () => {
  it('R7 captures the expected amount at placing', async () => {
    const pending = await orderOnline(client, { methodKey: 'paypal' });
    await goToProvider(shop, client, pending);
    await acts(pending, 'pays');
    await returnToShop(shop, client, pending);
    expect(await statusOf(pending)).toBe('PLACED');
    expect([takenOf(pending), reservedOf(pending)]).toEqual([pending.cart.priceInfo.total, 0]);
  });
});

describe('forged calls in Stripe’s name', () => {
  it('R7 S6 forged or old: refused, and nothing happens', async () => {
    const pending = await payAtStripe();
    const event = reserved();
    const body = JSON.stringify(event);
    const now = shop.clock.now();
    const old = new Date(now.getTime() - 301_000);
    const forged = ['', 'x', 't=1,v1=00', signed(body, old), signed(body, now, 'whsec_another1')];
    for (const signature of forged)
      expect((await sendEvent(shop, event, signature)).statusCode).toBe(400);
    expect(await statusOf(pending)).toBe('PAYMENT_PENDING');
    await returnToShop(shop, client, pending);
  });

  it.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'usd' }],
    ['capture', { status: 'succeeded', amount_received: 1 }],
  ])('S6 a different %s than requested is rejected, each time', async (_what, change) => {
    const pending = await payAtStripe();
    const event = reserved();
    const altered = { ...event, data: { object: { ...event.data.object, ...change } } };
    for (let times = 0; times < 3; times += 1)
      expect((await sendEvent(shop, altered as Stripe.Event)).statusCode).toBe(409);
    expect(await statusOf(pending)).toBe('PAYMENT_PENDING');
    expect((await sendEvent(shop, event)).statusCode).toBe(200);
    await expectPaidOnce(pending);
  });

  it('R7 accepts and ignores events that belong to no payment of the shop', async () => {
    const event = { id: 'evt_other', object: 'event', type: 'payout.paid', data: { object: {} } };
    expect((await sendEvent(shop, event as unknown as Stripe.Event)).statusCode).toBe(200);
  });
});
