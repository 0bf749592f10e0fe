import type { Cart } from '@larder/contracts/cart';
import { sql } from 'drizzle-orm';
import { figure } from '../checkout/testing/crowded.js';
import { firstRow } from '../kernel/database.js';
import { ok } from '../ordering/testing/market.js';
import type { TestClient } from '../testing/test-client.js';
import { reconcile } from './reconcile.js';
import type { PaymentMarket, Pending } from './testing/paying.js';
import {
  comeBack,
  goToProvider,
  orderAgain,
  orderOf,
  orderOnline,
  payAtProvider,
  press,
  sendHook,
  simulated,
  visitMarket,
  waitingHooks,
} from './testing/paying.js';

let shop: PaymentMarket;
let client: TestClient;
visitMarket((market, shopper) => {
  shop = market;
  client = shopper;
});

const cartOf = async () => ok(await client.get<Cart>('/api/carts'));

const paymentOf = ({ id }: Pending) =>
  firstRow<{ state: string; planned: number; captured: number; refunded: number }>(
    shop.db,
    sql`SELECT state, planned, captured, refunded FROM payments WHERE id = ${id}`,
  );

async function expectPaidOnce(pending: Pending) {
  const { totalWithSurcharge: amount } = pending.cart.priceInfo;
  expect((await orderOf(client, pending)).status).toBe('PLACED');
  expect(await paymentOf(pending)).toMatchObject({
    ...{ state: 'AUTHORISED', planned: amount, captured: 0, refunded: 0 },
  });
  expect(await simulated(shop, pending)).toMatchObject({ state: 'AUTHORISED', amount });
  expect((await cartOf()).lineItemCount).toBe(0);
}

async function expectOpenAgain(pending: Pending) {
  expect((await orderOf(client, pending)).status).toBe('CANCELLED');
  expect(await cartOf()).toMatchObject({
    id: pending.cart.id,
    cartStatus: 'OPEN',
    lineItemCount: 1,
  });
}

describe('a payment by redirect', () => {
  it('API-065 CHK-18 R7 waits, with window and cart taken, until the provider has spoken', async () => {
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
    const back = await comeBack(shop, client, pending);
    expect(back.statusCode).toBe(303);
    expect(String(back.headers.location)).toMatch(
      /\/payment-result\?order=\d{10}&brandName=credit-cards&methodKey=credit-cards&initiator=REDIRECT&methodType=ONE_TIER&provider=card-simulator$/,
    );
    await expectPaidOnce(pending);
    for (const hook of await waitingHooks(shop, pending))
      expect((await sendHook(shop, hook)).statusCode).toBe(200);
    await expectPaidOnce(pending);
  });

  it('R7 webhook before return, five times, and an older one after it', async () => {
    const pending = await orderOnline(client);
    await payAtProvider(shop, client, pending, 'disordered');
    const [paid, older] = await waitingHooks(shop, pending);
    if (!paid || !older) throw new Error('The provider has not told both');
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendHook(shop, paid)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect((await sendHook(shop, older)).statusCode).toBe(200);
    await comeBack(shop, client, pending);
    await expectPaidOnce(pending);
  });

  it('R7 an older webhook comes first', async () => {
    const pending = await orderOnline(client);
    await payAtProvider(shop, client, pending, 'disordered');
    const hooks = await waitingHooks(shop, pending);
    for (const hook of [...hooks].reverse()) await sendHook(shop, hook);
    await expectPaidOnce(pending);
  });

  it('R7 return and webhook at once, many times', async () => {
    for (let round = 0; round < figure(100, 10); round += 1) {
      client = shop.client();
      const pending = await orderOnline(client);
      await payAtProvider(shop, client, pending);
      const [hook] = await waitingHooks(shop, pending);
      if (!hook) throw new Error('The provider has told nothing');
      await Promise.all([
        comeBack(shop, client, pending),
        sendHook(shop, hook),
        reconcile(shop.attendant),
        comeBack(shop, client, pending),
      ]);
      await expectPaidOnce(pending);
    }
  }, 600_000);

  it('CHK-14 R7 declined: the cart is open with its goods, and is paid anew', async () => {
    const pending = await orderOnline(client);
    await payAtProvider(shop, client, pending, 'decline');
    await comeBack(shop, client, pending);
    await expectOpenAgain(pending);
    expect((await orderOf(client, pending)).paymentError).toEqual({
      code: 'DECLINED',
      description: expect.stringMatching(/abgelehnt/),
    });
    const again = await orderAgain(client);
    expect(again.orderNumber).not.toBe(pending.orderNumber);
    await payAtProvider(shop, client, again);
    await comeBack(shop, client, again);
    await expectPaidOnce(again);
  });

  it('R7 cancelled at the provider by the shopper', async () => {
    const pending = await orderOnline(client);
    await goToProvider(shop, client, pending);
    await press(shop, pending, { action: 'cancel' });
    await comeBack(shop, client, pending);
    await expectOpenAgain(pending);
  });

  it.each(['pay-by-invoice-b2c', 'pay-by-invoice-b2b'] as const)(
    'CHK-16 %s goes through the pay-later provider',
    async (methodKey) => {
      const pending = await orderOnline(client, { methodKey });
      const address = await goToProvider(shop, client, pending);
      expect(address).toContain('/api/payment-simulator/pay-later-simulator/');
      await press(shop, pending, { action: 'pay', birthday: '1990-01-01', company: 'ATU1' });
      await comeBack(shop, client, pending);
      await expectPaidOnce(pending);
    },
  );

  it('3-D Secure: asked before it is paid, or refused there', async () => {
    for (const [action, expected] of [
      ['confirm', expectPaidOnce],
      ['deny', expectOpenAgain],
    ] as const) {
      client = shop.client();
      const pending = await orderOnline(client);
      const asked = await payAtProvider(shop, client, pending, 'secure');
      expect(String(asked.headers.location)).toMatch(/^\/api\/payment-simulator\//);
      expect((await simulated(shop, pending)).state).toBe('OPEN');
      await press(shop, pending, { action });
      await comeBack(shop, client, pending);
      await expected(pending);
    }
  });
});
