import type { Receipt } from '@larder/contracts/checkout';
import type { DigitalWallet } from '@larder/contracts/wallet';
import { mailsOf } from '../../orders/testing/place-test-order.js';
import { ok } from '../../ordering/testing/test-shop.js';
import type { TestClient } from '../../testing/test-client.js';
import { reconcile } from '../processing/reconcile.js';
import type { PaymentShop, PendingOrder } from '../testing/payment-shop.js';
import { orderOf, findSimulatedPayment } from '../testing/payment-shop.js';
import { pickDueOrders, startPicking } from '../testing/test-picking.js';
import { placeCardOrder, pickWithWeights } from '../testing/card-order.js';
import { createWalletShop, expectSettled } from '../testing/wallet-shop.js';

let shop: PaymentShop;
let client: TestClient;
beforeAll(async () => {
  ({ shop, client } = await createWalletShop());
  await startPicking(shop.db);
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.set('2026-11-24T09:00:00+01:00');
  shop.faults.current = {};
});
afterEach(async () => {
  await expectSettled(shop.db);
});

const atCutOff = () => shop.clock.set('2026-11-25T09:30:00+01:00');

const balance = async () =>
  ok(await client.get<DigitalWallet>('/api/customers/digital-wallet')).balance;

const receiptOf = async ({ orderNumber }: PendingOrder) =>
  ok(await client.get<Receipt>(`/api/orders/${orderNumber}/receipt`));

const mailOf = async ({ orderNumber }: PendingOrder, kind: string) =>
  (await mailsOf(shop, orderNumber)).find(({ key }) => key.startsWith(`order ${kind} `))?.body;

describe('an order that is paid by a method that can authorise', () => {
  it('CHK-09 CHK-10 is authorised at placing with the highest amount, and nothing is captured', async () => {
    const pending = await placeCardOrder(shop, client);
    const { total, overAuthorizationAmount } = pending.cart.priceInfo;
    const highest = total + overAuthorizationAmount;
    expect(overAuthorizationAmount).toBeGreaterThan(0);
    expect(await findSimulatedPayment(shop, pending)).toMatchObject({
      state: 'AUTHORISED',
      amount: highest,
      captured: 0,
    });
    const charge = { authorised: highest, captured: 0, refunded: 0 };
    expect((await orderOf(client, pending)).charge).toEqual(charge);
    expect(await mailOf(pending, 'placed')).toMatch(/sind reserviert\. Abgebucht wird erst/);
  });

  it.each([
    ['weighs less', 93],
    ['weighs as much as ordered', 100],
    ['weighs more, within the margin', 109],
    ['weighs far more than was promised', 180],
  ])('CHK-09 captures the receipt’s total when it %s', async (_what, percent) => {
    const pending = await placeCardOrder(shop, client);
    atCutOff();
    await pickWithWeights(shop, percent);
    const { toPay, promised } = await receiptOf(pending);
    expect(toPay).toBeLessThanOrEqual(promised.highest);
    if (percent > 100) expect(toPay).toBeGreaterThan(promised.expected);
    expect(await findSimulatedPayment(shop, pending)).toMatchObject({
      state: 'CAPTURED',
      captured: toPay,
      refunded: 0,
    });
    const charge = { authorised: 0, captured: toPay, refunded: 0 };
    expect((await orderOf(client, pending)).charge).toEqual(charge);
    expect(await mailOf(pending, 'onTheWay')).toMatch(/Wir berechnen Ihnen €/);
  });

  it('I2 charges nothing when nothing was delivered: the reservation is released', async () => {
    const pending = await placeCardOrder(shop, client);
    atCutOff();
    await pickDueOrders(shop.worker, () => 0, 100_000);
    expect(await findSimulatedPayment(shop, pending)).toMatchObject({
      state: 'CANCELLED',
      captured: 0,
    });
    expect(await mailOf(pending, 'onTheWay')).toMatch(/Reservierung ist aufgehoben/);
  });

  it('is released when it is cancelled before picking', async () => {
    const pending = await placeCardOrder(shop, client);
    ok(await client.post(`/api/orders/${pending.orderNumber}/cancel`));
    await reconcile(shop.worker);
    expect(await findSimulatedPayment(shop, pending)).toMatchObject({
      state: 'CANCELLED',
      captured: 0,
    });
    expect(await mailOf(pending, 'cancelled')).toMatch(/es wird nichts abgebucht/i);
  });

  it('PAY-12 PAY-13 leaves the wallet its part: the card pays what that does not', async () => {
    const before = await balance();
    const pending = await placeCardOrder(shop, client, { wallet: 1_000 });
    atCutOff();
    await pickWithWeights(shop, 109);
    const { toPay } = await receiptOf(pending);
    expect(await findSimulatedPayment(shop, pending)).toMatchObject({ captured: toPay - 1_000 });
    expect(await balance()).toBe(before - 1_000);
  });

  it('PAY-12 refunds the wallet if the receipt is below its part, and releases the card', async () => {
    const before = await balance();
    const pending = await placeCardOrder(shop, client, { wallet: 3_000 });
    atCutOff();
    await pickDueOrders(shop.worker, ({ product, quantity }) =>
      product.weightArticle ? quantity : 0,
    );
    const { toPay } = await receiptOf(pending);
    expect(toPay).toBeLessThan(3_000);
    expect(await findSimulatedPayment(shop, pending)).toMatchObject({
      state: 'CANCELLED',
      captured: 0,
    });
    expect(await balance()).toBe(before - toPay);
  });

  it('R7 is captured once, even if the provider is down at picking, or its response is lost', async () => {
    const pending = await placeCardOrder(shop, client);
    atCutOff();
    shop.faults.current = { capture: () => Promise.reject(new Error('away')) };
    await pickWithWeights(shop, 105);
    expect((await findSimulatedPayment(shop, pending)).captured).toBe(0);
    shop.faults.current = {};
    for (let round = 0; round < 3; round += 1) {
      shop.clock.advance(60_000);
      await reconcile(shop.worker);
    }
    const { toPay } = await receiptOf(pending);
    expect(await findSimulatedPayment(shop, pending)).toMatchObject({
      state: 'CAPTURED',
      captured: toPay,
    });
  });

  it('I1 database constraints prevent a capture before it is due, or of another amount', async () => {
    const pending = await placeCardOrder(shop, client);
    const set = (change: string) =>
      shop.db.execute(`UPDATE payments SET ${change} WHERE id = '${pending.id}'`);
    await expect(set('captured = due')).rejects.toThrow();
    await expect(set('captured = due - 1, capture_from = now()')).rejects.toThrow();
    await expect(set('due = planned + 1')).rejects.toThrow();
  });
});
