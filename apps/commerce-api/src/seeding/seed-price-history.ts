import path from 'node:path';
import { Cents, Sku } from '@larder/contracts/schemas';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../kernel/database/database.js';
import type { SeedTarget } from './seed-target.js';
import { readJson } from './tenant-folder.js';

const Days = z.int().check(z.gte(1), z.lte(3650));
/** What goods cost before the seed, from so many days before it on. */
export const HistoryFile = z.array(z.object({ sku: Sku, prices: z.array(z.tuple([Days, Cents])) }));

/** Earlier prices of products without a price history; the feed's prices follow. */
export async function seedPriceHistory(
  db: Database,
  { tenant, folder, now }: SeedTarget,
): Promise<void> {
  const goods = (await readJson(path.join(folder, 'data/price-history.json'), HistoryFile)) ?? [];
  const records = goods.flatMap(({ sku, prices }) =>
    prices.map(([days, price]) => ({ sku, days, price })),
  );
  await db.execute(sql`
    INSERT INTO product_prices (tenant, sku, since, price, is_reduced)
    SELECT ${tenant}, r.sku, ${now.toISOString()}::timestamptz - make_interval(days => r.days),
      r.price, false
    FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS r(sku text, days int, price int)
    WHERE NOT EXISTS (SELECT FROM product_prices p WHERE p.tenant = ${tenant} AND p.sku = r.sku)`);
}
