import { sql } from 'drizzle-orm';
import { createTestShop, fillCart } from '../../../ordering/testing/test-shop.js';
import { placeOrder } from '../../../orders/testing/place-test-order.js';
import { everything, tablesWith } from '../../../tenants/office/testing/every-row.js';
import type { TestApp } from '../../../testing/test-app.js';
import { forgetUnused } from './forget-unused.js';

let shop: TestApp;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.close());

const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000);
const count = async (table: string) =>
  (
    await shop.db.execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM ${sql.identifier(table)}`,
    )
  ).rows[0]?.n;
const send = (days: number) =>
  shop.db.execute(
    sql`INSERT INTO form_submissions (tenant, id, kind, form_id, locale, fields, created_at)
        VALUES ('alpha', gen_random_uuid(), 'contact', 'f', 'de-AT', '{"text": "hello"}',
          ${inDays(-days).toISOString()})`,
  );

describe('what nobody comes back for', () => {
  it('S5 keeps a guest’s cart with its address as long as the session can be used', async () => {
    const client = shop.client();
    await fillCart(client);
    await forgetUnused(shop.db, inDays(89));
    expect([await count('sessions'), await count('carts')]).toEqual([1, 1]);
    await shop.db.execute(sql`UPDATE sessions SET seen_at = ${inDays(60).toISOString()}`);
    await forgetUnused(shop.db, inDays(100));
    expect(await count('carts')).toBe(1);
  });

  it('S5 deletes the cart, its address and the session after 90 days without a visit', async () => {
    await fillCart(shop.client());
    expect(tablesWith(await everything(shop), /Laubenweg/)).toContain('carts');
    await forgetUnused(shop.db, inDays(91));
    expect([await count('sessions'), await count('carts'), await count('cart_items')]).toEqual([
      0, 0, 0,
    ]);
  });

  it('S5 keeps orders, of guests too', async () => {
    await placeOrder(shop.client());
    await forgetUnused(shop.db, inDays(400));
    expect([await count('sessions'), await count('orders'), await count('carts')]).toEqual([
      0, 1, 1,
    ]);
  });

  it('S5 deletes forms a year after they were sent', async () => {
    await send(366);
    await send(364);
    await forgetUnused(shop.db, inDays(0));
    expect(await count('form_submissions')).toBe(1);
  });
});
