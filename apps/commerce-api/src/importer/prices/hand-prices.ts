import { sql, type SQL } from 'drizzle-orm';
import { rows, type Database } from '../../kernel/database/database.js';
import { recordPrices } from './price-history.js';

interface TenantScope {
  readonly tenant: string;
  readonly now: Date;
}

/**
 * Puts prices that people set over those that a feed has just written, and keeps the feed's. A member
 * price above the set one is dropped, and the set price never exceeds the maximum retail price.
 */
export async function keepHandPrices(
  db: Database,
  { tenant, now }: TenantScope,
  skus: readonly string[],
): Promise<void> {
  if (skus.length === 0) return;
  const these = sql`h.tenant = ${tenant} AND h.sku IN
    (SELECT jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb))`;
  await db.execute(
    sql`DELETE FROM hand_prices h WHERE ${these} AND h.ends_at <= ${now.toISOString()}::timestamptz`,
  );
  await db.execute(sql`
    UPDATE hand_prices h SET feed_price = p.price_regular, feed_loyalty = p.price_loyalty,
      feed_former = p.price_former, feed_lowest = p.price_lowest_prior_30
    FROM products p WHERE ${these} AND p.tenant = h.tenant AND p.sku = h.sku`);
  await db.execute(sql`
    UPDATE products p SET price_regular = least(h.price, p.price_maximum),
      price_loyalty = CASE WHEN p.price_loyalty <= h.price THEN p.price_loyalty END,
      price_former = CASE WHEN p.price_former > h.price THEN p.price_former END,
      price_lowest_prior_30 = CASE WHEN p.price_former > h.price THEN p.price_lowest_prior_30 END
    FROM hand_prices h WHERE ${these} AND p.tenant = h.tenant AND p.sku = h.sku`);
}

/** Gives one price back to the feed. False where no person has set it. */
export async function releaseHandPrice(
  db: Database,
  scope: TenantScope,
  sku: string,
): Promise<boolean> {
  return (await release(db, scope, sql`h.sku = ${sku}`)).length > 0;
}

/** Gives the prices back whose end has come. Returns the skus. */
export function endHandPrices(db: Database, scope: TenantScope): Promise<string[]> {
  return release(db, scope, sql`h.ends_at <= ${scope.now.toISOString()}::timestamptz`);
}

async function release(db: Database, scope: TenantScope, which: SQL): Promise<string[]> {
  const { tenant, now } = scope;
  const found = await rows<{ sku: string }>(
    db,
    sql`WITH released AS (
        DELETE FROM hand_prices h WHERE h.tenant = ${tenant} AND ${which} RETURNING h.*)
      UPDATE products p SET price_regular = least(r.feed_price, p.price_maximum),
        price_loyalty = r.feed_loyalty,
        price_former = r.feed_former, price_lowest_prior_30 = r.feed_lowest,
        -- Pages compare the hash, and notice that the price is another one.
        hash = md5(p.hash || 'released' || ${now.toISOString()}::text)
      FROM released r WHERE p.tenant = r.tenant AND p.sku = r.sku RETURNING p.sku`,
  );
  const skus = found.map(({ sku }) => sku);
  await recordPrices(db, scope, skus);
  return skus;
}
