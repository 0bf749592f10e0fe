import type { ApiError } from '@larder/contracts';
import type { OrderChanged } from '@larder/contracts/checkout';
import type { DigitalWallet } from '@larder/contracts/wallet';
import { sql } from 'drizzle-orm';
import { rows } from '../../kernel/database/database.js';
import {
  checkout,
  fillCart,
  finalizeCart,
  ok,
  testTimeSlots,
} from '../../ordering/testing/test-shop.js';
import type { TestClient } from '../../testing/test-client.js';
import { reconcile } from '../processing/reconcile.js';
import type { PaymentShop, PendingOrder } from '../testing/payment-shop.js';
import { newKey, orderOf, findSimulatedPayment } from '../testing/payment-shop.js';
import { placePrepaidOrder } from '../testing/prepaid-order.js';
import { createWalletShop, expectBalanced } from '../testing/wallet-shop.js';

let shop: PaymentShop;
let client: TestClient;
beforeAll(async () => {
  ({ shop, client } = await createWalletShop());
  await shop.db.execute(
    sql`UPDATE order_configs SET config = config || '{"simulatedFulfilment": true}'`,
  );
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.set('2026-11-24T09:00:00+01:00'));
afterEach(async () => {
  shop.faults.current = {};
  await expectBalanced(shop.db);
});

const balance = async () =>
  ok(await client.get<DigitalWallet>('/api/customers/digital-wallet')).balance;

const change = <Body = OrderChanged>(
  { orderNumber }: Pick<PendingOrder, 'orderNumber'>,
  body: object,
) => client.post<Body>(`/api/orders/${orderNumber}/changes`, body);

const lineOf = ({ cart }: PendingOrder, sku: string) =>
  cart.productLineItems.find(({ product }) => product.sku === sku)?.lineItemId;

/** Removes the water at the total of the preview; returns the reduction in cents. */
async function withoutWater(pending: PendingOrder): Promise<number> {
  const changes = { removeLineItemIds: [lineOf(pending, 'water')] };
  const { order } = ok(await change(pending, changes));
  const expectedTotal = order.priceInfo.total;
  expect(ok(await change(pending, { ...changes, expectedTotal })).isDone).toBe(true);
  await reconcile(shop.worker);
  return pending.cart.priceInfo.total - expectedTotal;
}

const refundedOf = async (pending: PendingOrder) =>
  (await findSimulatedPayment(shop, pending)).refunded;

const returnsOf = ({ orderNumber }: PendingOrder) =>
  rows<{ occasion: string; amount: number }>(
    shop.db,
    sql`SELECT occasion, amount FROM payment_returns WHERE order_number = ${orderNumber}
        ORDER BY occasion`,
  );

describe('an order that is paid ahead and becomes cheaper', () => {
  it('R7 I2 refunds the difference by the provider, once', async () => {
    const pending = await placePrepaidOrder(shop, client);
    const less = await withoutWater(pending);
    expect(less).toBe(588 + 300);
    expect(await refundedOf(pending)).toBe(less);
    await reconcile(shop.worker);
    expect(await refundedOf(pending)).toBe(less);
    expect((await orderOf(client, pending)).payments).toEqual([
      { methodKey: 'paypal', amountPlanned: pending.cart.priceInfo.total - less },
    ]);
  });

  it('R7 retries a refund while the provider is unavailable', async () => {
    const pending = await placePrepaidOrder(shop, client);
    shop.faults.current = { refund: () => Promise.reject(new Error('away')) };
    const less = await withoutWater(pending);
    expect(await refundedOf(pending)).toBe(0);
    shop.faults.current = {};
    shop.clock.advance(60_000);
    await reconcile(shop.worker);
    expect(await refundedOf(pending)).toBe(less);
  });

  it('PAY-12 refunds by the provider first, and the rest into the wallet', async () => {
    const total = 3980 + 588 + 300 + 190;
    const before = await balance();
    const pending = await placePrepaidOrder(shop, client, total - 500);
    expect(await balance()).toBe(before - (total - 500));
    expect(await withoutWater(pending)).toBe(888);
    expect(await refundedOf(pending)).toBe(500);
    expect(await balance()).toBe(before - (total - 888));
    ok(await client.post(`/api/orders/${pending.orderNumber}/cancel`));
    await reconcile(shop.worker);
    expect(await balance()).toBe(before);
    expect(await refundedOf(pending)).toBe(500);
  });

  it('ORDER_PREPAID is returned if the order would exceed the prepayment, and nothing happens', async () => {
    const pending = await placePrepaidOrder(shop, client);
    const { total } = pending.cart.priceInfo;
    const dearer = { windowId: testTimeSlots.evening, expectedTotal: total + 400 };
    const answer = await change<ApiError>(pending, dearer);
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'ORDER_PREPAID']);
    const less = await withoutWater(pending);
    expect((await change<ApiError>(pending, dearer)).body.errorCode).toBe('ORDER_PREPAID');
    expect(await returnsOf(pending)).toEqual([{ occasion: 'change 1', amount: less }]);
  });

  it('is refunded as a whole when it is cancelled afterwards, to the cent', async () => {
    const pending = await placePrepaidOrder(shop, client);
    await withoutWater(pending);
    ok(await client.post(`/api/orders/${pending.orderNumber}/cancel`));
    await reconcile(shop.worker);
    const { captured, refunded } = await findSimulatedPayment(shop, pending);
    expect(refunded).toBe(captured);
  });

  it('with a remainder on handover may become more expensive, and refunds the wallet last', async () => {
    const before = await balance();
    await fillCart(client);
    const wallet = { methodKey: 'alpha-gift-card', brandName: 'GIFTCARD', amount: 1_000 };
    ok(await client.post('/api/carts/payment', wallet));
    const cart = await finalizeCart(client);
    const { orderNumber = '' } = ok(await checkout(client, cart, { key: newKey() }));
    const expectedTotal = cart.priceInfo.total + 400;
    const { order } = ok(
      await change({ orderNumber }, { windowId: testTimeSlots.evening, expectedTotal }),
    );
    expect(order.payments.map(({ amountPlanned }) => amountPlanned)).toEqual([
      1_000,
      expectedTotal - 1_000,
    ]);
    expect(await balance()).toBe(before - 1_000);
    ok(await client.post(`/api/orders/${orderNumber}/cancel`));
    expect(await balance()).toBe(before);
  });
});
