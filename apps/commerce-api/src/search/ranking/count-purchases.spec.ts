import { sql } from 'drizzle-orm';
import { rows } from '../../kernel/database/database.js';
import {
  checkout,
  createTestShop,
  fillCart,
  finalizeCart,
  ok,
  put,
} from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import { countSignals } from './signals.js';

const day = 86_400_000;
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
  shop.clock.set('2026-11-24T09:00:00+01:00');
});
afterAll(() => shop.close());

let orders = 0;
async function order(...more: string[]): Promise<void> {
  const client = shop.client();
  await fillCart(client);
  for (const sku of more) await put(client, sku, 12);
  orders += 1;
  ok(await checkout(client, await finalizeCart(client), { key: `counted-${orders}-order` }));
}
const count = () => countSignals(shop.db, shop.clock.now());
const purchases = () =>
  rows(shop.db, sql`SELECT sku, day::text AS day, orders FROM product_purchases ORDER BY day, sku`);
const signals = async () =>
  Object.fromEntries(
    (
      await rows<{ sku: string; signal: number }>(
        shop.db,
        sql`SELECT sku, signal FROM search_signals WHERE signal > 0 ORDER BY sku`,
      )
    ).map(({ sku, signal }) => [sku, signal]),
  );

it('counts the orders in which a product stands, not its pieces', async () => {
  await order('water');
  await order();
  await count();
  expect(await purchases()).toEqual([
    { sku: 'juice', day: '2026-11-24', orders: 2 },
    { sku: 'water', day: '2026-11-24', orders: 1 },
  ]);
  expect(await signals()).toEqual({ juice: 2, water: 1 });
});

it('counts nothing twice, and no order that was cancelled since', async () => {
  await count();
  expect(await signals()).toEqual({ juice: 2, water: 1 });
  await shop.db.execute(sql`UPDATE orders SET status = 'CANCELLED'
    WHERE document::text LIKE '%"water"%'`);
  await count();
  expect(await purchases()).toEqual([{ sku: 'juice', day: '2026-11-24', orders: 1 }]);
  expect(await signals()).toEqual({ juice: 1 });
});

it('fades by half in 30 days, keeps what no order changes, and forgets after 180', async () => {
  for (let i = 0; i < 3; i += 1) await order();
  await count();
  const before = (await signals())['juice'] ?? 0;
  shop.clock.advance(30 * day);
  await count();
  expect((await signals())['juice']).toBeCloseTo(before / 2, 0);
  shop.clock.advance(151 * day);
  await count();
  expect([await purchases(), await signals()]).toEqual([[], {}]);
});

it('counts once where two processes count at the same time', async () => {
  shop.clock.set('2026-11-24T09:30:00+01:00');
  await order();
  await Promise.all([count(), count()]);
  expect(await purchases()).toContainEqual({ sku: 'juice', day: '2026-11-24', orders: 5 });
});
