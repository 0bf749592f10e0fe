import type { Forgotten } from '@larder/contracts/cart/basket';
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
  shop.clock.set(today);
});
afterAll(() => shop.close());

const forgotten = async (client: TestClient) => {
  const { reason, items } = ok(await client.get<Forgotten>('/api/carts/forgotten'));
  return { reason, items: items.map(({ product, quantity }) => [product.sku, quantity]) };
};
let orders = 0;
/** An order of juice and tomatoes, placed some days ago. */
async function order(client: TestClient, daysAgo: number): Promise<void> {
  await fillCart(client);
  await put(client, 'tomatoes', 500);
  orders += 1;
  const key = `forgotten-key-${orders}`;
  const { orderNumber = '' } = ok(await checkout(client, await finalizeCart(client), { key }));
  const placedAt = new Date(Date.parse(today) - daysAgo * 86_400_000).toISOString();
  await shop.db.execute(
    sql`UPDATE orders SET placed_at = ${placedAt}::timestamptz WHERE order_number = ${orderNumber}`,
  );
}

describe('what may be missing in the cart', () => {
  it('is what is due again and not in the cart, in its usual quantity', async () => {
    const client = await signedIn(shop, { ...boris, email: 'due@x.example' });
    for (const days of [21, 14, 7]) await order(client, days);
    expect(await forgotten(client)).toEqual({ reason: 'DUE', items: [] });
    await put(client, 'juice', 1);
    expect(await forgotten(client)).toEqual({ reason: 'DUE', items: [['tomatoes', 500]] });
    await put(client, 'tomatoes', 250);
    expect((await forgotten(client)).items).toEqual([]);
  });

  it('is else what at least three others buy with what is in the cart', async () => {
    for (const days of [3, 2]) await order(shop.client(), days);
    shop.clock.advance(700_000);
    const guest = shop.client();
    await put(guest, 'juice', 1);
    expect(await forgotten(guest)).toEqual({ reason: 'TOGETHER', items: [['tomatoes', 250]] });
    await shop.db.execute(
      sql`UPDATE products SET availability = 'unavailable' WHERE sku = 'tomatoes'`,
    );
    expect((await forgotten(guest)).items).toEqual([]);
  });

  it('is nothing for an empty cart, and is kept by no cache', async () => {
    const answer = await shop.client().get<Forgotten>('/api/carts/forgotten');
    expect(answer.body.items).toEqual([]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
