import type { ProductDetail } from '@larder/contracts/catalogue';
import type { ProductReviews } from '@larder/contracts/reviews';
import type {
  Order,
  OrderClaims,
  OrderProgress,
  OrderSummary,
  Receipt,
} from '@larder/contracts/checkout';
import type { Cart } from '@larder/contracts/cart';
import type { DietFindings, ListSummary, ShoppingList } from '@larder/contracts/shopping';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countedAmount } from '@larder/pricing';
import type { TimeSlotRules } from '../../distribution/capacity/time-slot-rules.js';
import { localDate, weekdayOf } from '../../distribution/capacity/zoned-time.js';
import { signIn } from '../../customers/testing/people.js';
import { workspaceRoot } from '../../kernel/workspace.js';
import { ok } from '../../ordering/testing/test-shop.js';
import { orderTables } from '../../orders/emails/order-email-tables.js';
import { loadDirectory } from '../../tenants/directory.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { seed } from '../seed.js';

const tenants = path.join(workspaceRoot, 'libs/tenants');
let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ tenants, tenant: 'gruenmarkt' });
}, 120_000);
afterAll(() => shop.close());

async function ordersOf(name: string) {
  const client = shop.client({ tenant: 'gruenmarkt' });
  expect((await signIn(client, `${name}@personas.example`, 'Gruenmarkt-2026')).status).toBe(200);
  const page = await client.get<{ results: readonly OrderSummary[] }>('/api/customers/orders');
  return { client, orders: ok(page).results };
}

it('PLAT-04 the people of the demo have orders in every state, and no mail was written of them', async () => {
  const anna = await ordersOf('anna');
  const greta = await ordersOf('greta');
  const states = ({ orders }: typeof anna) => orders.map(({ status }) => status).sort();
  expect(states(anna)).toEqual(['COMPLETED', 'COMPLETED', 'ON_THE_WAY', 'PLACED']);
  expect(states(greta)).toEqual(['CANCELLED', 'PICKING', 'READY']);
  const mails = await shop.db.execute(`SELECT 1 FROM mails WHERE key LIKE 'order %'`);
  expect((mails as unknown as { rows: unknown[] }).rows).toEqual([]);
  for (const { orderNumber, status } of anna.orders) {
    const at = `/api/orders/${orderNumber}`;
    const progress = ok(await anna.client.get<OrderProgress>(`${at}/progress`));
    expect(progress.changeableUntil !== undefined).toBe(status === 'PLACED');
    if (!progress.hasReceipt) continue;
    const { total, promised } = ok(await anna.client.get<Receipt>(`${at}/receipt`));
    expect(total).toBeLessThanOrEqual(promised.highest);
  }
});

it.each([
  ['harvest', 'olivia', 'Harvest-2026'],
  ['hofkiste', 'lena', 'Hofkiste-2026'],
  ['bazaar', 'priya', 'Bazaar-2026'],
  ['primeur', 'chloe', 'Primeur-2026'],
])('PLAT-04 %s has a completed order of %s, one to collect and one to change', async (...one) => {
  const [tenant, name, password] = one;
  const client = shop.client({ tenant });
  expect((await signIn(client, `${name}@personas.example`, password)).status).toBe(200);
  const page = ok(await client.get<{ results: readonly OrderSummary[] }>('/api/customers/orders'));
  const states = page.results.map(({ status }) => status);
  expect(states.sort()).toEqual(['COMPLETED', 'PLACED', 'READY']);
});

it('the last delivery of Anna can be claimed', async () => {
  const { client, orders } = await ordersOf('anna');
  const last = orders.find(({ status }) => status === 'COMPLETED');
  const claims = await client.get<OrderClaims>(`/api/orders/${last?.orderNumber}/claims`);
  expect(ok(claims).lines).not.toEqual([]);
});

async function wholeOrders(name: string): Promise<Order[]> {
  const { client, orders } = await ordersOf(name);
  return Promise.all(
    orders.map(async ({ orderNumber }) =>
      ok(await client.get<Order>(`/api/customers/orders/${orderNumber}`)),
    ),
  );
}

it.each(['anna', 'boris', 'greta'])(
  'PLAT-04 the orders of %s have time slots that the shop offers',
  async (name) => {
    const { rules, timeZone } = JSON.parse(
      readFileSync(path.join(tenants, 'gruenmarkt/data/windows.json'), 'utf8'),
    ) as TimeSlotRules;
    const wall = (instant: string) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(new Date(instant));
    const orders = await wholeOrders(name);
    expect(orders.length).toBeGreaterThan(2);
    for (const { distributionWindow: timeSlot, distributionAddress: address, placedAt } of orders) {
      const weekday = weekdayOf(localDate(new Date(timeSlot.start), timeZone));
      const span = { start: wall(timeSlot.start), end: wall(timeSlot.end) };
      const own = rules.filter(
        ({ distributionType, weekdays }) =>
          distributionType === address.distributionType && weekdays.includes(weekday),
      );
      expect(own.map(({ start, end }) => ({ start, end }))).toContainEqual(span);
      expect(placedAt < timeSlot.start).toBe(true);
    }
  },
);

it('CAT-13 a line of an order is its price by its amount, a tray of six being one', async () => {
  const orders = await wholeOrders('anna');
  const lines = orders.flatMap((order) => order.productLineItems);
  const trays = lines.filter(({ product }) => product.bundleSize > 1);
  expect(trays.length).toBeGreaterThan(0);
  for (const { product, quantity, lineTotal } of lines) {
    const amount = countedAmount(product, quantity) / (product.weightArticle ? 1000 : 1);
    const { regular, loyalty, multiBuy } = product.price;
    if (multiBuy) continue;
    expect([regular.value, loyalty?.value].map((price) => Math.round((price ?? 0) * amount)))
      .toContain(lineTotal); // prettier-ignore
  }
});

it('CAT-13 receipts and mails count trays as the price does', async () => {
  const { client } = await ordersOf('anna');
  const order = (await wholeOrders('anna')).find(
    ({ status, productLineItems }) =>
      status === 'COMPLETED' && productLineItems.some(({ product }) => product.bundleSize > 1),
  );
  if (!order) throw new Error('Anna has no completed order with a tray');
  const at = `/api/orders/${order.orderNumber}/receipt`;
  const { lines } = ok(await client.get<Receipt>(at));
  for (const { lineItemId, product, quantity } of order.productLineItems) {
    const line = lines.find((one) => one.lineItemId === lineItemId);
    expect(line?.ordered).toBe(countedAmount(product, quantity));
    if (line?.outcome === 'PICKED' && !line.weighed) expect(line.picked).toBe(line.ordered);
  }
  const { shops } = await loadDirectory(shop.db, 'gruenmarkt');
  const [own] = shops;
  if (!own) throw new Error('The shop is not there');
  const reader = { shop: own, locale: 'de-AT', origin: '' };
  const goods = orderTables(reader, order).flatMap(({ rows }) => rows.map(([name]) => name));
  expect(goods).toContain('2 × Mineralwasser prickelnd 6er-Tray');
});

it('have reviews by their customers, marked as demo data, unseen by search engines', async () => {
  const client = shop.client({ tenant: 'gruenmarkt' });
  const reviews = ok(await client.get<ProductReviews>('/api/products/101504/reviews'));
  expect(reviews.ratings).toBe(2);
  expect(reviews.results.map(({ author, isDemo }) => [author, isDemo])).toEqual([
    ['Anna B.', true],
    [expect.stringMatching(/^Boris/), true],
  ]);
  expect(ok(await client.get<ProductDetail>('/api/products/101504')).rating).toBeUndefined();
});

it('are made once: who has orders keeps just these', async () => {
  await shop.db.execute(`DELETE FROM seeds WHERE name IN ('orders', 'reviews')`);
  await seed(shop.db, tenants, shop.clock.now());
  expect((await ordersOf('anna')).orders).toHaveLength(4);
});

it('CUST-32 the people of the demo have pages of orders, favourites, a diet and a household’s list', async () => {
  const boris = await ordersOf('boris');
  expect(boris.orders).toHaveLength(10);
  const third = await boris.client.get<{ results: readonly OrderSummary[] }>(
    '/api/customers/orders?offset=20',
  );
  expect(ok(third).results).toHaveLength(4);
  const { client: anna } = await ordersOf('anna');
  expect(ok(await anna.get<readonly object[]>('/api/customers/favorites'))).toHaveLength(5);
  const { client: farid } = await ordersOf('farid');
  expect(ok(await farid.get<Cart>('/api/carts')).priceInfo.total).toBeGreaterThan(500);
  const { findings } = ok(
    await farid.get<DietFindings>('/api/customers/diet/findings?skus=101501'),
  );
  expect(findings).toMatchObject([{ sku: '101501', contains: ['milk'] }]);
  for (const [name, role] of [
    ['greta', 'owner'],
    ['hugo', 'member'],
  ] as const) {
    const { client } = await ordersOf(name);
    const lists = ok(await client.get<readonly ListSummary[]>('/api/customers/shopping-lists'));
    expect(lists).toMatchObject([{ name: 'Haushalt Wolf', role }]);
    const { items } = ok(
      await client.get<ShoppingList>(`/api/customers/shopping-lists/${lists[0]?.id}`),
    );
    expect(items.map(({ isDone }) => isDone).sort()).toEqual([false, false, false, true]);
  }
});
