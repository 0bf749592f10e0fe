import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import { sql } from 'drizzle-orm';
import {
  addresses,
  checkout,
  fillCart,
  finalizeCart,
  ok,
  put,
  createTestShop,
} from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import { createCustomer } from '../../payments/wallet/testing/test-customers.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.db.execute(sql`UPDATE products SET price_loyalty = 149 WHERE sku = 'juice'`);
});
afterAll(() => shop.close());

const join = (client: { post(url: string): Promise<{ status: number }> }) =>
  client.post('/api/customers/loyalty/link');

it('CAT-09 a member’s price holds in the lines and sums of a member’s cart, and in no other', async () => {
  const { client } = await createCustomer(shop, 1);
  const before = await fillCart(client);
  expect(before.priceInfo.orderValue).toBe(3980);
  await join(client);
  const { body: cart } = await client.get<Cart>('/api/carts');
  expect(cart.productLineItems[0]).toMatchObject({ perPiecePrice: 149, lineTotal: 2980 });
  expect(cart.priceInfo).toMatchObject({ orderValue: 2980, savings: 2000 });
  const guest = await fillCart(shop.client());
  expect(guest.priceInfo).toMatchObject({ orderValue: 3980, savings: 1000 });
});

it('LOY-12 CART-09 a voucher is added by its article id, reduces the total, and is removed by its line', async () => {
  const { client } = await createCustomer(shop, 2);
  await fillCart(client);
  const cart = await put(client, 'v-welcome', 1);
  expect(cart.voucherLineItems).toEqual([
    { lineItemId: expect.any(String), articleId: 'v-welcome' },
  ]);
  expect(cart.priceInfo).toMatchObject({
    discounts: 500,
    orderValue: 3480,
    totalArticlePrice: 3980,
  });
  expect((await put(client, 'v-welcome', 1)).voucherLineItems).toHaveLength(1);
  const id = cart.voucherLineItems[0]?.lineItemId ?? '';
  const { body } = await client.delete<Cart>(`/api/carts/items/multiple?lineItemIds=${id}`);
  expect(body.voucherLineItems).toEqual([]);
  expect(body.priceInfo.discounts).toBe(0);
});

it('LOY-08 LOY-11 of several vouchers the best one counts, where its service fits', async () => {
  const { client } = await createCustomer(shop, 3);
  await join(client);
  await fillCart(client, { quantity: 20 });
  await put(client, 'v-ten', 1);
  const cart = await put(client, 'v-welcome', 1);
  expect(cart.priceInfo.discounts).toBe(500);
  const { body: collected } = await client.post<Cart>('/api/carts/distribution-address', {
    ...addresses.pickup,
  });
  expect(collected.priceInfo.discounts).toBe(298);
});

it('refuses a voucher that is not the customer’s, or not activated', async () => {
  const { client } = await createCustomer(shop, 4);
  const add = (sku: string) => client.post<ApiError>('/api/carts/items', { sku, quantity: 1 });
  await put(client, 'juice', 1);
  expect((await add('v-ten')).status).toBe(404);
  await join(client);
  expect((await add('v-ten')).status).toBe(200);
  expect((await add('v-few')).status).toBe(409);
  const guest = shop.client();
  expect((await guest.post('/api/carts/items', { sku: 'v-ten', quantity: 1 })).status).toBe(401);
});

it('LOY-09 a first-order voucher is used with the order and holds no second time', async () => {
  const { client } = await createCustomer(shop, 5);
  await fillCart(client);
  const cart = await put(client, 'v-welcome', 1);
  ok(await checkout(client, await finalizeCart(client), { key: 'first-order' }));
  expect(cart.priceInfo.discounts).toBe(500);
  await fillCart(client);
  const again = await client.post<ApiError>('/api/carts/items', { sku: 'v-welcome', quantity: 1 });
  expect(again.status).toBe(404);
});
