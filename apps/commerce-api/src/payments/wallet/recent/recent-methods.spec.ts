import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import {
  checkout,
  createTestShop,
  fillCart,
  finalizeCart,
  ok,
} from '../../../ordering/testing/test-shop.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { createCustomer } from '../testing/test-customers.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const path = '/api/customers/payment-methods/recent';
const read = async (client: TestClient) => (await client.get<PaymentMethodKey[]>(path)).body;

/** Places an order that counts as paid by the method, in that state. */
async function orderPaidBy(client: TestClient, key: string, method: string, status = 'PLACED') {
  await fillCart(client);
  const { orderNumber } = ok(await checkout(client, await finalizeCart(client), { key }));
  await shop.db.execute(sql`UPDATE orders SET method_key = ${method}, status = ${status},
    placed_at = placed_at + ${key}::interval WHERE order_number = ${orderNumber}`);
}

it('CHK-15 names the methods of the customer’s own placed orders, the latest first', async () => {
  const { client } = await createCustomer(shop, 1);
  const other = await createCustomer(shop, 2);
  expect(await read(client)).toEqual([]);
  await orderPaidBy(client, '00000001 s', 'paypal');
  await orderPaidBy(client, '00000002 s', 'credit-cards', 'COMPLETED');
  await orderPaidBy(client, '00000003 s', 'paypal');
  await orderPaidBy(client, '00000004 s', 'market-card');
  await orderPaidBy(client, '00000005 s', 'payment-at-the-door', 'CANCELLED');
  expect(await read(client)).toEqual(['paypal', 'credit-cards']);
  expect(await read(other.client)).toEqual([]);
});

it('CUST-15 refuses visitors who are not signed in', async () => {
  expect((await shop.client().get(path)).status).toBe(401);
});
