import type { Cart } from '@larder/contracts/cart';
import type { CheckoutResult } from '@larder/contracts/checkout';
import type { BuyAgain } from '@larder/contracts/shopping';
import { sql } from 'drizzle-orm';
import { boris, signedIn } from '../../customers/testing/people.js';
import {
  checkout,
  createTestShop,
  fillCart,
  finalizeCart,
  ok,
  put,
} from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

let shop: TestApp;
const today = '2026-11-24T09:00:00+01:00';
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => shop.clock.set(today));
afterAll(() => shop.close());

const again = async (client: TestClient, query = '') =>
  ok(await client.get<BuyAgain>(`/api/buy-again${query}`));

const amounts = { water: 12, tomatoes: 500 };
let orders = 0;
/** An order of juice and the given products, placed some days ago. */
async function order(
  client: TestClient,
  daysAgo: number,
  ...more: (keyof typeof amounts)[]
): Promise<string> {
  await fillCart(client);
  for (const sku of more) await put(client, sku, amounts[sku]);
  orders += 1;
  const key = `buy-again-key-${orders}`;
  const placed = ok(await checkout(client, await finalizeCart(client), { key }));
  const { orderNumber = '' } = placed;
  const placedAt = new Date(Date.parse(today) - daysAgo * 86_400_000).toISOString();
  await shop.db.execute(
    sql`UPDATE orders SET placed_at = ${placedAt}::timestamptz WHERE order_number = ${orderNumber}`,
  );
  return orderNumber;
}

it('gives a guest what this browser bought, and nobody else', async () => {
  const guest = shop.client();
  expect(await again(guest)).toEqual({ products: [], openOrders: [] });
  await order(guest, 20, 'water');
  await order(guest, 10);
  const { products } = await again(guest);
  expect(products).toEqual([
    expect.objectContaining({ times: 2, quantity: 20, isDue: false }),
    expect.objectContaining({ times: 1, quantity: 12, isDue: false }),
  ]);
  expect(products.map(({ product }) => product.sku)).toEqual(['juice', 'water']);
  expect(products[0]?.lastAt).toBe('2026-11-14T08:00:00.000Z');
  expect(products[0]?.aisle.name).not.toBe('');
  expect(await again(shop.client())).toEqual({ products: [], openOrders: [] });
});

it('gives customers their own orders on every device, what is due first', async () => {
  const anna = await signedIn(shop);
  await order(anna, 30, 'water');
  await order(anna, 22, 'water');
  await order(anna, 14, 'water');
  await order(anna, 4);
  const { products } = await again(anna);
  expect(products.map(({ product, isDue }) => [product.sku, isDue])).toEqual([
    ['water', true],
    ['juice', false],
  ]);
  expect((await again(anna, '?pageSize=1')).products).toHaveLength(1);
  expect(await again(await signedIn(shop, boris))).toEqual({ products: [], openOrders: [] });
});

it('gives the latest purchase whole, with what was added to it, as it can be had today', async () => {
  const client = await signedIn(shop, { ...boris, email: 'greta@x.example' });
  await order(client, 4, 'water');
  const latest = await order(client, 3.5, 'tomatoes');
  const addition = await order(client, 3);
  await shop.db.execute(
    sql`UPDATE orders SET added_to = ${latest} WHERE order_number = ${addition}`,
  );
  const last = async () => {
    const { lastPurchase } = await again(client, '?pageSize=1');
    const items = lastPurchase?.items.map(({ product, quantity }) => [product.sku, quantity]);
    return { at: lastPurchase?.placedAt, items };
  };
  const at = new Date(Date.parse(today) - 3.5 * 86_400_000).toISOString();
  const items = [
    ['juice', 40],
    ['tomatoes', 500],
  ];
  const sorted = async () => (await last()).items?.toSorted();
  expect((await last()).at).toBe(at);
  expect(await sorted()).toEqual(items);
  await shop.db.execute(sql`UPDATE products SET availability = 'unavailable' WHERE sku = 'juice'`);
  expect(await sorted()).toEqual([['tomatoes', 500]]);
  await shop.db.execute(sql`UPDATE products SET availability = 'available' WHERE sku = 'juice'`);
});

it('hides a customer’s orders from the guest who comes after them', async () => {
  const client = await signedIn(shop, { ...boris, email: 'dora@x.example' });
  await order(client, 3);
  expect((await again(client)).products).toHaveLength(1);
  ok(await client.post('/api/auth/logout'));
  expect(await again(client)).toEqual({ products: [], openOrders: [] });
});

it('offers quantities of today, none of what cannot be had, and leaves out what is gone', async () => {
  const client = await signedIn(shop, { ...boris, email: 'emil@x.example' });
  await order(client, 8, 'water', 'tomatoes');
  await shop.db.execute(sql`UPDATE products SET max_quantity = 6 WHERE sku = 'water'`);
  await shop.db.execute(sql`UPDATE products SET availability = 'unavailable' WHERE sku = 'juice'`);
  const quantities = async () =>
    Object.fromEntries(
      (await again(client)).products.map(({ product, quantity }) => [product.sku, quantity]),
    );
  expect(await quantities()).toEqual({ juice: 0, tomatoes: 500, water: 6 });
  await shop.db.execute(sql`DELETE FROM products WHERE sku = 'tomatoes'`);
  expect(await quantities()).toEqual({ juice: 0, water: 6 });
  await shop.db.execute(sql`UPDATE products SET availability = 'available' WHERE sku = 'juice'`);
});

it('names the orders that are not delivered, and until when they can be changed', async () => {
  const client = await signedIn(shop, { ...boris, email: 'fritz@x.example' });
  const orderNumber = await order(client, 0);
  const { openOrders } = await again(client);
  const [openOrder] = openOrders;
  expect(openOrders).toEqual([
    {
      orderNumber,
      status: 'PLACED',
      distributionType: 'DELIVERY',
      distributionWindow: expect.objectContaining({ start: expect.any(String) }),
      changeableUntil: expect.any(String),
    },
  ]);
  ok(await client.put<Cart>('/api/carts/mode', { mode: 'ADDON', orderNumber }));
  const addition = await order(client, 0);
  expect(addition).not.toBe(orderNumber);
  expect((await again(client)).openOrders.map((one) => one.orderNumber)).toEqual([orderNumber]);
  shop.clock.set(openOrder?.changeableUntil ?? '');
  expect((await again(client)).openOrders).toMatchObject([{ orderNumber }]);
  expect((await again(client)).openOrders[0]).not.toHaveProperty('changeableUntil');
  shop.clock.set(openOrder?.distributionWindow.end ?? '');
  expect((await again(client)).openOrders).toEqual([]);
});

it('names an order that is late on its way or not collected, for a day at most', async () => {
  const client = await signedIn(shop, { ...boris, email: 'gerda@x.example' });
  const orderNumber = await order(client, 0);
  const [placed] = (await again(client)).openOrders;
  const end = Date.parse(placed?.distributionWindow.end ?? '');
  const day = 24 * 3_600_000;
  for (const status of ['ON_THE_WAY', 'READY']) {
    await shop.db.execute(
      sql`UPDATE orders SET status = ${status} WHERE order_number = ${orderNumber}`,
    );
    shop.clock.set(new Date(end + day - 1).toISOString());
    expect((await again(client)).openOrders).toMatchObject([{ orderNumber, status }]);
    shop.clock.set(new Date(end + day).toISOString());
    expect((await again(client)).openOrders).toEqual([]);
  }
});

it('counts no cancelled order, is kept by no cache, and is limited', async () => {
  const client = shop.client();
  await order(client, 2);
  const answer = await client.get<BuyAgain>('/api/buy-again');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body.products).toHaveLength(1);
  await shop.db.execute(sql`UPDATE orders SET status = 'CANCELLED'`);
  expect(await again(client)).toEqual({ products: [], openOrders: [] });
  shop.clock.set('2026-11-24T10:00:00+01:00');
  const statuses = [];
  for (let i = 0; i < 121; i++) statuses.push((await client.get('/api/buy-again')).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
});

it.each(['0', '97', 'x'])('refuses a page size of %s', async (pageSize) => {
  const { status } = await shop.client().get<CheckoutResult>(`/api/buy-again?pageSize=${pageSize}`);
  expect(status).toBe(400);
});
