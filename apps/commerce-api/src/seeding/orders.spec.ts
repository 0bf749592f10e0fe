import type { OrderProgress, OrderSummary, Receipt } from '@larder/contracts/checkout';
import type { Cart } from '@larder/contracts/cart';
import type { DietFindings, ListSummary, ShoppingList } from '@larder/contracts/shopping';
import path from 'node:path';
import { signIn } from '../customers/testing/people.js';
import { workspaceRoot } from '../kernel/workspace.js';
import { ok } from '../ordering/testing/market.js';
import type { TestApp } from '../testing/test-app.js';
import { testApp } from '../testing/test-app.js';
import { seed } from './seed.js';

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
  const [anna, greta] = [await ordersOf('anna'), await ordersOf('greta')];
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

it('are made once: who has orders keeps just these', async () => {
  await shop.db.execute(`DELETE FROM seeds WHERE name = 'orders'`);
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
