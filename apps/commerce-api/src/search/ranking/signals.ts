import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { countPurchases } from './count-purchases.js';

/** What counts as one product bought, and how a click compares: more where it stood far down. */
const clickShare = 0.2;
/** Days after which an event counts for a third of what it did. */
const fadingDays = 30;
/** Days after which a purchase counts for half. */
const halfLifeDays = 30;
/** Smaller changes are not worth making every list again. */
const leastChange = 0.5;

/**
 * Counts anew how much shoppers are drawn to each product, from the orders in which it stands and from
 * what they clicked and bought after a search: in the unit of the feed's popularity, to which lists and search add it. A visitor counts
 * once a day for a product, so that nobody can push one up alone.
 */
export async function countSignals(db: Database, now: Date): Promise<void> {
  await countPurchases(db, now);
  await db.execute(sql`
    WITH drawn AS (
      SELECT e.tenant, o.sku, e.user_token, e.received_at::date AS day,
        max(CASE e.event_type WHEN 'conversion' THEN 1 ELSE ${clickShare}::float8 * (1 + ln(o.position)) END)
          * exp(-extract(epoch FROM ${now.toISOString()}::timestamptz - max(e.received_at)) / 86400 / ${fadingDays}::float8) AS weight
      FROM search_events e, unnest(e.object_ids, e.positions) AS o(sku, position)
      GROUP BY e.tenant, o.sku, e.user_token, e.received_at::date
    ), bought AS (
      SELECT tenant, sku, sum(orders * power(0.5, greatest(0, extract(epoch FROM
        ${now.toISOString()}::timestamptz - day::timestamp AT TIME ZONE 'UTC')) / 86400
        / ${halfLifeDays}::float8)) AS weight
      FROM product_purchases GROUP BY tenant, sku
    ), weighed AS (
      SELECT tenant, sku, sum(weight) AS weight
      FROM (SELECT tenant, sku, weight FROM drawn UNION ALL SELECT tenant, sku, weight FROM bought) every
      GROUP BY tenant, sku
    ), counted AS (
      SELECT p.tenant, p.sku, coalesce(round(w.weight::numeric, 1), 0)::float8 AS signal
      FROM products p
      LEFT JOIN weighed w ON w.tenant = p.tenant AND w.sku = p.sku
      LEFT JOIN search_signals s ON s.tenant = p.tenant AND s.sku = p.sku
      WHERE abs(coalesce(w.weight, 0) - coalesce(s.signal, 0)) >= ${leastChange}::float8
    )
    INSERT INTO search_signals (tenant, sku, signal) SELECT tenant, sku, signal FROM counted
    ON CONFLICT (tenant, sku) DO UPDATE SET signal = excluded.signal`);
}
