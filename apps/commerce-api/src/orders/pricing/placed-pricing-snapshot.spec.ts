import type { OrderChanged } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import { firstRow } from '../../kernel/database/database.js';
import { fillCart, ok, put, createTestShop } from '../../ordering/testing/test-shop.js';
import {
  returnToShop,
  placeOrderAgain,
  payAtProvider,
  setUpPaymentShop,
} from '../../payments/testing/payment-shop.js';
import type { PaymentShop } from '../../payments/testing/payment-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { createCustomer } from '../../payments/wallet/testing/test-customers.js';
import { placeOrder } from '../testing/place-test-order.js';
import type { PricingSnapshot } from '../tables.js';

const basisOf = async ({ db }: TestApp, number: string, table: 'orders' | 'order_courses') =>
  (
    await firstRow<{ basis: PricingSnapshot }>(
      db,
      sql`SELECT basis FROM ${sql.raw(table)} WHERE order_number = ${number}`,
    )
  )?.basis;

describe('the basis of an order', () => {
  let shop: PaymentShop;
  let client: TestClient;
  setUpPaymentShop((market, shopper) => {
    shop = market;
    client = shopper;
  });

  it('F8 is stored at placing: rates and prices that change before the payment arrives do not matter', async () => {
    await fillCart(client);
    await put(client, 'water', 12);
    const pending = await placeOrderAgain(client);
    const before = await basisOf(shop, pending.orderNumber, 'orders');
    const [juice] = pending.cart.productLineItems;
    expect(before?.lines?.[juice?.lineItemId ?? '']).toEqual({
      unitPrice: 199,
      memberShare: 0,
      discount: 0,
    });
    const rate = before?.vatRates[juice?.lineItemId ?? ''];
    await shop.db.execute(sql`UPDATE products SET vat_rate = 13, price_regular = 999
      WHERE tenant = 'alpha' AND sku = 'juice'`);
    await payAtProvider(shop, client, pending);
    await returnToShop(shop, client, pending);
    const timeline = await basisOf(shop, pending.orderNumber, 'order_courses');
    expect(timeline).toEqual(before);
    expect(rate).not.toBe(13);
    await shop.db.execute(sql`UPDATE products SET vat_rate = ${rate ?? 10}, price_regular = 199
      WHERE tenant = 'alpha' AND sku = 'juice'`);
  });
});

describe('the lines of a stored basis', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestShop();
  });
  afterAll(() => shop.close());

  it('F8 show the member price, and discounts that add up to those of the order', async () => {
    await shop.db.execute(sql`UPDATE products SET price_loyalty = 149 WHERE sku = 'juice'`);
    const { client } = await createCustomer(shop, 1);
    await client.post('/api/customers/loyalty/link');
    await put(client, 'v-welcome', 1);
    const { orderNumber, cart } = await placeOrder(client, { water: 6, tomatoes: 500, juice: 30 });
    const basis = await basisOf(shop, orderNumber, 'orders');
    const lines = cart.productLineItems.map(({ lineItemId }) => basis?.lines?.[lineItemId]);
    expect(lines[0]).toMatchObject({ unitPrice: 149, memberShare: 1500 });
    expect(cart.priceInfo.discounts).toBe(500);
    expect(lines.reduce((sum, line) => sum + (line?.discount ?? 0), 0)).toBe(500);
    expect(basis?.benefit).toMatchObject({ kind: 'amount', cents: 500 });
    const removed = cart.productLineItems[1]?.lineItemId ?? '';
    const { order } = ok(
      await client.post<OrderChanged>(`/api/orders/${orderNumber}/changes`, {
        removeLineItemIds: [removed],
      }),
    );
    const gone = cart.productLineItems[1]?.lineTotal ?? 0;
    expect(order.priceInfo.orderValue).toBe(cart.priceInfo.orderValue - gone);
    expect(order.priceInfo.savings).toBe(3000);
  });
});
