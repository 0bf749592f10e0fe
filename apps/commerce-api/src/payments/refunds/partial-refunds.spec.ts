import type { ApiError } from '@larder/contracts';
import type { OrderChanged, Receipt } from '@larder/contracts/checkout';
import type { DigitalWallet } from '@larder/contracts/wallet';
import { sql } from 'drizzle-orm';
import { auditLedger, auditMoney } from '../../checkout/testing/audit-ledger.js';
import { firstRow, rows } from '../../kernel/database/database.js';
import { advanceOrders } from '../../orders/fulfilment/advance-orders.js';
import {
  checkout,
  fillCart,
  finalizeCart,
  ok,
  put,
  testTimeSlots,
} from '../../ordering/testing/test-shop.js';
import type { TestClient } from '../../testing/test-client.js';
import { codes, createCustomer } from '../wallet/testing/test-customers.js';
import { runForPayment } from '../processing/run-for-payment.js';
import { refundExcess } from './partial-refunds.js';
import { reconcile } from '../processing/reconcile.js';
import { findPayment } from '../repository.js';
import { fulfilmentWithout } from '../testing/fulfilment-without.js';
import type { PaymentShop, PendingOrder } from '../testing/payment-shop.js';
import {
  returnToShop,
  newKey,
  placeOrderAgain,
  orderOf,
  payAtProvider,
  createPaymentShop,
  findSimulatedPayment,
} from '../testing/payment-shop.js';

let shop: PaymentShop;
let client: TestClient;
beforeAll(async () => {
  shop = await createPaymentShop();
  client = (await createCustomer(shop, 1)).client;
  ok(await client.put('/api/customers/digital-wallet/gift-card', { code: codes.full }));
  await shop.db.execute(
    sql`UPDATE order_configs SET config = config || '{"simulatedFulfilment": true}'`,
  );
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.set('2026-11-24T09:00:00+01:00'));
afterEach(async () => {
  shop.faults.current = {};
  expect(await auditLedger(shop.db)).toEqual([]);
  expect(await auditMoney(shop.db)).toEqual([]);
});

const balance = async () =>
  ok(await client.get<DigitalWallet>('/api/customers/digital-wallet')).balance;

/** Twenty juices and twelve bottles of water, so much of it from the wallet, the rest captured at once. */
async function paid(fromWallet = 0): Promise<PendingOrder> {
  await fillCart(client);
  await put(client, 'water', 12);
  const wallet = { methodKey: 'alpha-gift-card', brandName: 'GIFTCARD', amount: fromWallet };
  if (fromWallet > 0) ok(await client.post('/api/carts/payment', wallet));
  const pending = await placeOrderAgain(client, { methodKey: 'paypal' });
  await payAtProvider(shop, client, pending);
  await returnToShop(shop, client, pending);
  return pending;
}

const change = <Body = OrderChanged>(
  { orderNumber }: Pick<PendingOrder, 'orderNumber'>,
  body: object,
) => client.post<Body>(`/api/orders/${orderNumber}/changes`, body);

const lineOf = ({ cart }: PendingOrder, sku: string) =>
  cart.productLineItems.find(({ product }) => product.sku === sku)?.lineItemId;

/** Takes the water out, at the total that is told before; gives the cents that this is less. */
async function withoutWater(pending: PendingOrder): Promise<number> {
  const wish = { removeLineItemIds: [lineOf(pending, 'water')] };
  const { order } = ok(await change(pending, wish));
  const expectedTotal = order.priceInfo.total;
  expect(ok(await change(pending, { ...wish, expectedTotal })).isDone).toBe(true);
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
  it('R7 I2 gives the difference back by the provider, once', async () => {
    const pending = await paid();
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
    const pending = await paid();
    shop.faults.current = { refund: () => Promise.reject(new Error('away')) };
    const less = await withoutWater(pending);
    expect(await refundedOf(pending)).toBe(0);
    shop.faults.current = {};
    shop.clock.advance(60_000);
    await reconcile(shop.worker);
    expect(await refundedOf(pending)).toBe(less);
  });

  it('PAY-12 gives back by the provider first, and into the wallet what that did not pay', async () => {
    const total = 3980 + 588 + 300 + 190;
    const before = await balance();
    const pending = await paid(total - 500);
    expect(await balance()).toBe(before - (total - 500));
    expect(await withoutWater(pending)).toBe(888);
    expect(await refundedOf(pending)).toBe(500);
    expect(await balance()).toBe(before - (total - 888));
    ok(await client.post(`/api/orders/${pending.orderNumber}/cancel`));
    await reconcile(shop.worker);
    expect(await balance()).toBe(before);
    expect(await refundedOf(pending)).toBe(500);
  });

  it('ORDER_PREPAID is the answer where it would become dearer than what was paid, and nothing happens', async () => {
    const pending = await paid();
    const { total } = pending.cart.priceInfo;
    const dearer = { windowId: testTimeSlots.evening, expectedTotal: total + 400 };
    const answer = await change<ApiError>(pending, dearer);
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'ORDER_PREPAID']);
    const less = await withoutWater(pending);
    expect((await change<ApiError>(pending, dearer)).body.errorCode).toBe('ORDER_PREPAID');
    expect(await returnsOf(pending)).toEqual([{ occasion: 'change 1', amount: less }]);
  });

  it('is refunded as a whole when it is cancelled afterwards, to the cent', async () => {
    const pending = await paid();
    await withoutWater(pending);
    ok(await client.post(`/api/orders/${pending.orderNumber}/cancel`));
    await reconcile(shop.worker);
    const { captured, refunded } = await findSimulatedPayment(shop, pending);
    expect(refunded).toBe(captured);
  });

  it('of which a rest is paid at the door may become dearer, and gives the wallet back last', async () => {
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

describe('a receipt below what was captured', () => {
  it('R7 I2 gives the difference back once, also when it is written twice', async () => {
    const pending = await paid();
    shop.clock.set('2026-11-25T09:30:00+01:00');
    const { kernel, log } = shop.worker;
    const fulfilment = fulfilmentWithout(lineOf(pending, 'water'));
    await advanceOrders({ ...kernel, fulfilment, log });
    await reconcile(shop.worker);
    expect(await refundedOf(pending)).toBe(888);
    const receipt = ok(await client.get<Receipt>(`/api/orders/${pending.orderNumber}/receipt`));
    expect(receipt.toPay).toBe(pending.cart.priceInfo.total - 888);
    const payment = await findPayment(shop.db, 'alpha', pending.id);
    if (!payment) throw new Error('There is no payment');
    const again = { orderNumber: pending.orderNumber, occasion: 'receipt', keep: 1 };
    await runForPayment(kernel, payment, (work) => refundExcess(work, again));
    expect(await returnsOf(pending)).toEqual([{ occasion: 'receipt', amount: 888 }]);
  });

  it('I2 I3 the database itself lets no more go back than was taken, nor than was decided', async () => {
    const pending = await paid();
    const set = (change: string) =>
      shop.db.execute(`UPDATE payments SET ${change} WHERE id = '${pending.id}'`);
    await expect(set('returned = due + 1')).rejects.toThrow();
    await expect(set('refunded = 1')).rejects.toThrow();
    await expect(
      shop.db.execute(sql`INSERT INTO gift_card_entries (tenant, id, gift_card_id, kind, amount,
        idempotency_key, created_at) VALUES ('alpha', 'x', 'full', 'RETURNED', 1, 'x', now())`),
    ).rejects.toThrow();
    const found = await firstRow(
      shop.db,
      sql`SELECT returned, refunded FROM payments WHERE id = ${pending.id}`,
    );
    expect(found).toEqual({ returned: 0, refunded: 0 });
  });
});
