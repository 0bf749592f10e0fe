import type { Product } from '@larder/contracts/catalogue';
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
beforeAll(async () => {
  shop = await createTestShop();
  shop.clock.set('2026-11-24T09:00:00+01:00');
});
afterAll(() => shop.close());

const bought = async (client: TestClient, query = '') =>
  ok(await client.get<Product[]>(`/api/search/bought${query}`)).map(({ sku }) => sku);

async function order(client: TestClient, key: string, ...more: string[]): Promise<void> {
  await fillCart(client);
  for (const sku of more) await put(client, sku, 12);
  ok(await checkout(client, await finalizeCart(client), { key }));
}

it('gives a guest what this browser ordered, and nobody else', async () => {
  const guest = shop.client();
  expect(await bought(guest)).toEqual([]);
  await order(guest, 'bought-guest-1', 'water');
  shop.clock.set('2026-11-24T09:10:00+01:00');
  await order(guest, 'bought-guest-2');
  expect(await bought(guest)).toEqual(['juice', 'water']);
  expect(await bought(shop.client())).toEqual([]);
});

it('gives a customer their own orders from every device', async () => {
  const anna = await signedIn(shop);
  await order(anna, 'bought-anna-1', 'water');
  expect(await bought(anna)).toEqual(['juice', 'water']);
  expect(await bought(await signedIn(shop, boris))).toEqual([]);
});

it('gives with a term what the search finds for it', async () => {
  const client = await signedIn(shop, { ...boris, email: 'carla@x.example' });
  await order(client, 'bought-carla-1', 'water');
  const [juice] = ok(await client.get<Product[]>('/api/search/bought'));
  const [word = ''] = (juice?.name ?? '').split(' ');
  expect(await bought(client, `?term=${encodeURIComponent(word)}`)).toEqual(['juice']);
  expect(await bought(client, '?term=zzzz')).toEqual([]);
});

it('leaves out what is gone and what was cancelled, and is kept by no cache', async () => {
  const client = shop.client();
  await order(client, 'bought-gone-1', 'water');
  const answer = await client.get<Product[]>('/api/search/bought');
  expect(answer.headers['cache-control']).toBe('no-store');
  await shop.db.execute(sql`UPDATE products SET availability = 'unavailable' WHERE sku = 'water'`);
  expect(await bought(client)).toEqual(['juice']);
  await shop.db.execute(sql`UPDATE orders SET status = 'CANCELLED'`);
  expect(await bought(client)).toEqual([]);
});
