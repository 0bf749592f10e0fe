import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { transaction } from '../../kernel/database/transaction.js';

/** Days that are counted again: until then an order is paid or cancelled. */
const openDays = 3;
/** Days after which purchases are forgotten. */
export const rememberedDays = 180;

const isCounted = sql.raw(`o.status NOT IN ('PAYMENT_PENDING', 'CANCELLED')`);

/**
 * Counts in how many orders of each day a product stands. Only the last days are read: the job's time
 * does not grow with the shop, and no checkout waits for a row that every order changes.
 */
export async function countPurchases(db: Database, now: Date): Promise<void> {
  const today = sql`(${now.toISOString()}::timestamptz AT TIME ZONE 'UTC')::date`;
  await transaction(db, async (tx) => {
    // Of several processes one counts at a time.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(4310)`);
    const open = sql`${today} - ${openDays}::int`;
    // After a pause of the job, the days since it ran last as well.
    const since = sql`(SELECT coalesce(least(max(day), ${open}), ${today} - ${rememberedDays}::int)
      FROM product_purchases)`;
    await tx.execute(sql`
      WITH counted AS (
        SELECT o.tenant, line->'product'->>'sku' AS sku,
          (o.placed_at AT TIME ZONE 'UTC')::date AS day, count(DISTINCT o.order_number)::int AS orders
        FROM orders o CROSS JOIN jsonb_array_elements(o.document->'productLineItems') line
        WHERE o.placed_at >= ${since}::timestamp AT TIME ZONE 'UTC' AND ${isCounted}
        GROUP BY 1, 2, 3
      ), gone AS (
        DELETE FROM product_purchases p WHERE p.day < ${today} - ${rememberedDays}::int
          OR p.day >= ${open} AND NOT EXISTS (SELECT FROM counted c
            WHERE c.tenant = p.tenant AND c.sku = p.sku AND c.day = p.day)
      )
      INSERT INTO product_purchases AS p (tenant, sku, day, orders)
      SELECT tenant, sku, day, orders FROM counted
      ON CONFLICT (tenant, day, sku) DO UPDATE SET orders = excluded.orders
        WHERE p.orders <> excluded.orders`);
  });
}
