import type { Receipt } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import { firstRow, rows } from '../../kernel/database/database.js';
import { advanceOrders } from '../../orders/fulfilment/advance-orders.js';
import { ok } from '../../ordering/testing/test-shop.js';
import type { TestClient } from '../../testing/test-client.js';
import { runForPayment } from '../processing/run-for-payment.js';
import { refundExcess } from './partial-refunds.js';
import { reconcile } from '../processing/reconcile.js';
import { findPayment } from '../repository.js';
import { fulfilmentWithout } from '../testing/fulfilment-without.js';
import type { PaymentShop, PendingOrder } from '../testing/payment-shop.js';
import { findSimulatedPayment } from '../testing/payment-shop.js';
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

const lineOf = ({ cart }: PendingOrder, sku: string) =>
  cart.productLineItems.find(({ product }) => product.sku === sku)?.lineItemId;

const refundedOf = async (pending: PendingOrder) =>
  (await findSimulatedPayment(shop, pending)).refunded;

const returnsOf = ({ orderNumber }: PendingOrder) =>
  rows<{ occasion: string; amount: number }>(
    shop.db,
    sql`SELECT occasion, amount FROM payment_returns WHERE order_number = ${orderNumber}
        ORDER BY occasion`,
  );

describe('a receipt below what was captured', () => {
  it('R7 I2 refunds the difference once, also when it is written twice', async () => {
    const pending = await placePrepaidOrder(shop, client);
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

  it('I2 I3 database constraints prevent refunds above the captured or the decided amount', async () => {
    const pending = await placePrepaidOrder(shop, client);
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
