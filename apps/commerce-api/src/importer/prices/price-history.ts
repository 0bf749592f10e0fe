import { sql } from 'drizzle-orm';
import { rows, type Database } from '../../kernel/database/database.js';

interface TenantScope {
  readonly tenant: string;
  readonly now: Date;
}

/**
 * Records changed prices, and adds the lowest price of the previous 30 days to each announced reduction
 * (98/6/EC art. 6a). The feed may provide a lower one, but none above the shop's own prices. A further
 * reduction counts separately. Below a maximum retail price there is no reduction.
 */
export async function recordPrices(
  db: Database,
  { tenant, now }: TenantScope,
  skus: readonly string[],
): Promise<void> {
  if (skus.length === 0) return;
  const these = sql`tenant = ${tenant} AND sku IN
    (SELECT jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb))`;
  await db.execute(sql`
    WITH known AS (
      SELECT DISTINCT ON (sku) sku, price, is_reduced FROM product_prices
      WHERE ${these} ORDER BY sku, since DESC
    ), now AS (
      SELECT sku, price_regular AS price, price_former IS NOT NULL AS is_reduced FROM products
      WHERE ${these}
    )
    INSERT INTO product_prices (tenant, sku, since, price, is_reduced)
    SELECT ${tenant}, sku, ${now.toISOString()}::timestamptz, price, is_reduced
    FROM (TABLE now EXCEPT TABLE known) AS changed
    ON CONFLICT (tenant, sku, since) DO UPDATE
      SET price = excluded.price, is_reduced = excluded.is_reduced`);
  await db.execute(sql`
    WITH held AS (
      SELECT sku, price, since, lead(since) OVER of_sku AS until,
        max(since) OVER (PARTITION BY sku) AS latest
      FROM product_prices WHERE ${these}
      WINDOW of_sku AS (PARTITION BY sku ORDER BY since)
    ), before AS (
      SELECT sku, min(price) AS lowest FROM held
      WHERE since < latest AND until > latest - interval '30 days' GROUP BY sku
    )
    UPDATE products p SET price_lowest_prior_30 = least(p.price_lowest_prior_30, b.lowest)
    FROM before b
    WHERE p.tenant = ${tenant} AND p.sku = b.sku
      AND p.price_former IS NOT NULL AND p.price_maximum IS NULL`);
}

interface PriceCheck {
  readonly sku: string;
  /** Cents. */
  readonly price: number;
}

/**
 * Those of the announced reductions whose earlier price the shop knows: others cannot show a lowest
 * prior price.
 */
export async function knownPrices(
  db: Database,
  tenant: string,
  checks: readonly PriceCheck[],
): Promise<ReadonlySet<string>> {
  if (checks.length === 0) return new Set();
  const found = await rows<{ sku: string }>(
    db,
    sql`SELECT h.sku
        FROM jsonb_to_recordset(${JSON.stringify(checks)}::jsonb) AS asked (sku text, price int)
        JOIN product_prices h ON h.tenant = ${tenant} AND h.sku = asked.sku
        GROUP BY h.sku, asked.price
        HAVING count(*) > 1 OR NOT bool_or(h.is_reduced AND h.price = asked.price)`,
  );
  return new Set(found.map(({ sku }) => sku));
}
