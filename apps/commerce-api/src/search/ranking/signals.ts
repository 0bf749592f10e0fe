import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { countPurchases } from './count-purchases.js';

/** Weight of a click, where a purchase weighs one; it grows with the position of the product in the list. */
const clickShare = 0.2;
/** Days after which an event has a third (1/e) of its weight. */
const decayDays = 30;
/** Days after which a purchase has half of its weight. */
const halfLifeDays = 30;
/** Smaller changes are not stored: each stored change rebuilds the shop's lists. */
const leastChange = 0.5;

/**
 * Updates the popularity signal of each product from its orders and from clicks and purchases after a
 * search. It has the unit of the feed's popularity, to which lists and search add it. A visitor counts once a
 * day for a product, so that nobody can push one up alone.
 */
export async function countSignals(db: Database, now: Date): Promise<void> {
  await countPurchases(db, now);
  await db.execute(sql`
    WITH clicked AS (
      SELECT e.tenant, o.sku, e.user_token, e.received_at::date AS day,
        max(CASE e.event_type WHEN 'conversion' THEN 1 ELSE ${clickShare}::float8 * (1 + ln(o.position)) END)
          * exp(-extract(epoch FROM ${now.toISOString()}::timestamptz - max(e.received_at)) / 86400 / ${decayDays}::float8) AS weight
      FROM search_events e, unnest(e.object_ids, e.positions) AS o(sku, position)
      GROUP BY e.tenant, o.sku, e.user_token, e.received_at::date
    ), bought AS (
      SELECT tenant, sku, sum(orders * power(0.5, greatest(0, extract(epoch FROM
        ${now.toISOString()}::timestamptz - day::timestamp AT TIME ZONE 'UTC')) / 86400
        / ${halfLifeDays}::float8)) AS weight
      FROM product_purchases GROUP BY tenant, sku
    ), summed AS (
      SELECT tenant, sku, sum(weight) AS weight
      FROM (SELECT tenant, sku, weight FROM clicked UNION ALL SELECT tenant, sku, weight FROM bought) weights
      GROUP BY tenant, sku
    ), counted AS (
      SELECT p.tenant, p.sku, coalesce(round(w.weight::numeric, 1), 0)::float8 AS signal
      FROM products p
      LEFT JOIN summed w ON w.tenant = p.tenant AND w.sku = p.sku
      LEFT JOIN search_signals s ON s.tenant = p.tenant AND s.sku = p.sku
      WHERE abs(coalesce(w.weight, 0) - coalesce(s.signal, 0)) >= ${leastChange}::float8
    )
    INSERT INTO search_signals (tenant, sku, signal) SELECT tenant, sku, signal FROM counted
    ON CONFLICT (tenant, sku) DO UPDATE SET signal = excluded.signal`);
}
