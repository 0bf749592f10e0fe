import type { Cart } from '@larder/contracts/cart';
import { sql } from 'drizzle-orm';
import { readNumber } from '../../checkout/testing/rival-shoppers.js';
import { firstRow } from '../../kernel/database/database.js';
import { ok } from '../../ordering/testing/test-shop.js';
import type { TestClient } from '../../testing/test-client.js';
import { reconcile } from '../processing/reconcile.js';
import type { PaymentShop, PendingOrder } from '../testing/payment-shop.js';
import {
  returnToShop,
  goToProvider,
  placeOrderAgain,
  orderOf,
  orderOnline,
  payAtProvider,
  pressButton,
  sendWebhook,
  findSimulatedPayment,
  setUpPaymentShop,
  pendingWebhooks,
} from '../testing/payment-shop.js';

let shop: PaymentShop;
let client: TestClient;
setUpPaymentShop((market, shopper) => {
  shop = market;
  client = shopper;
});

const cartOf = async () => ok(await client.get<Cart>('/api/carts'));

const paymentOf = ({ id }: PendingOrder) =>
  firstRow<{ state: string; planned: number; captured: number; refunded: number }>(
    shop.db,
    sql`SELECT state, planned, captured, refunded FROM payments WHERE id = ${id}`,
  );

async function expectPaidOnce(pending: PendingOrder) {
  const { totalWithSurcharge: amount } = pending.cart.priceInfo;
  expect((await orderOf(client, pending)).status).toBe('PLACED');
  expect(await paymentOf(pending)).toMatchObject({
    state: 'AUTHORISED',
    planned: amount,
    captured: 0,
    refunded: 0,
  });
  expect(await findSimulatedPayment(shop, pending)).toMatchObject({ state: 'AUTHORISED', amount });
  expect((await cartOf()).lineItemCount).toBe(0);
}

async function expectReopened(pending: PendingOrder) {
  expect((await orderOf(client, pending)).status).toBe('CANCELLED');
  expect(await cartOf()).toMatchObject({
    id: pending.cart.id,
    cartStatus: 'OPEN',
    lineItemCount: 1,
  });
}

describe('a payment by redirect', () => {
  it('API-065 CHK-18 R7 waits with its time slot and cart reserved until the provider responds', async () => {
    const pending = await orderOnline(client);
    expect(pending.status).toBe('PAYMENT_PENDING');
    const order = await orderOf(client, pending);
    expect(order).toMatchObject({ status: 'PAYMENT_PENDING', paymentUrl: pending.redirectUrl });
    expect((await cartOf()).cartStatus).toBe('FINALIZED');
    const address = await goToProvider(shop, client, pending);
    expect(address).toMatch(
      /^http:\/\/alpha\.test\/api\/payment-simulator\/card-simulator\/\S{32}$/,
    );
  });

  it('R7 CHK-18 return before webhook: one order, one reservation', async () => {
    const pending = await orderOnline(client);
    const left = await payAtProvider(shop, client, pending);
    expect([left.statusCode, left.headers.location]).toEqual([
      303,
      `http://alpha.test/api/payments/${pending.id}/return`,
    ]);
    const back = await returnToShop(shop, client, pending);
    expect(back.statusCode).toBe(303);
    expect(String(back.headers.location)).toMatch(
      /\/payment-result\?order=\d{10}&brandName=credit-cards&methodKey=credit-cards&initiator=REDIRECT&methodType=ONE_TIER&provider=card-simulator$/,
    );
    await expectPaidOnce(pending);
    for (const hook of await pendingWebhooks(shop, pending))
      expect((await sendWebhook(shop, hook)).statusCode).toBe(200);
    await expectPaidOnce(pending);
  });

  it('R7 webhook before return, five times, and an older one after it', async () => {
    const pending = await orderOnline(client);
    await payAtProvider(shop, client, pending, 'disordered');
    const [paid, older] = await pendingWebhooks(shop, pending);
    if (!paid || !older) throw new Error('The provider has not sent both events');
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendWebhook(shop, paid)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect((await sendWebhook(shop, older)).statusCode).toBe(200);
    await returnToShop(shop, client, pending);
    await expectPaidOnce(pending);
  });

  it('R7 an older webhook comes first', async () => {
    const pending = await orderOnline(client);
    await payAtProvider(shop, client, pending, 'disordered');
    const hooks = await pendingWebhooks(shop, pending);
    for (const hook of [...hooks].reverse()) await sendWebhook(shop, hook);
    await expectPaidOnce(pending);
  });

  it('R7 return and webhook at once, many times', async () => {
    for (let round = 0; round < readNumber(100, 10); round += 1) {
      client = shop.client();
      const pending = await orderOnline(client);
      await payAtProvider(shop, client, pending);
      const [hook] = await pendingWebhooks(shop, pending);
      if (!hook) throw new Error('The provider has sent no event');
      await Promise.all([
        returnToShop(shop, client, pending),
        sendWebhook(shop, hook),
        reconcile(shop.worker),
        returnToShop(shop, client, pending),
      ]);
      await expectPaidOnce(pending);
    }
  }, 600_000);

  it('CHK-14 R7 declined: the cart is reopened with its goods, and is paid again', async () => {
    const pending = await orderOnline(client);
    await payAtProvider(shop, client, pending, 'decline');
    await returnToShop(shop, client, pending);
    await expectReopened(pending);
    expect((await orderOf(client, pending)).paymentError).toEqual({
      code: 'DECLINED',
      description: expect.stringMatching(/abgelehnt/),
    });
    const again = await placeOrderAgain(client);
    expect(again.orderNumber).not.toBe(pending.orderNumber);
    await payAtProvider(shop, client, again);
    await returnToShop(shop, client, again);
    await expectPaidOnce(again);
  });

  it('R7 cancelled at the provider by the shopper', async () => {
    const pending = await orderOnline(client);
    await goToProvider(shop, client, pending);
    await pressButton(shop, pending, { action: 'cancel' });
    await returnToShop(shop, client, pending);
    await expectReopened(pending);
  });

  it.each(['pay-by-invoice-b2c', 'pay-by-invoice-b2b'] as const)(
    'CHK-16 %s uses the pay-later provider',
    async (methodKey) => {
      const pending = await orderOnline(client, { methodKey });
      const address = await goToProvider(shop, client, pending);
      expect(address).toContain('/api/payment-simulator/pay-later-simulator/');
      await pressButton(shop, pending, { action: 'pay', birthday: '1990-01-01', company: 'ATU1' });
      await returnToShop(shop, client, pending);
      await expectPaidOnce(pending);
    },
  );

  it('3-D Secure: confirmed before payment, or rejected there', async () => {
    for (const [action, expected] of [
      ['confirm', expectPaidOnce],
      ['deny', expectReopened],
    ] as const) {
      client = shop.client();
      const pending = await orderOnline(client);
      const challenged = await payAtProvider(shop, client, pending, 'secure');
      expect(String(challenged.headers.location)).toMatch(/^\/api\/payment-simulator\//);
      expect((await findSimulatedPayment(shop, pending)).state).toBe('OPEN');
      await pressButton(shop, pending, { action });
      await returnToShop(shop, client, pending);
      await expected(pending);
    }
  });
});
