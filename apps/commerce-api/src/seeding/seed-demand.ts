import path from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../kernel/database/database.js';
import { languageOf } from '../kernel/text/language.js';
import { countSignals } from '../search/ranking/signals.js';
import { choosePopularTerms } from '../search/start/popular-terms.js';
import type { SeedTarget } from './seed-target.js';
import { readJson } from './tenant-folder.js';

/** Orders in a week by sku. */
export const PurchasesFile = z.record(z.string(), z.int().check(z.gte(1)));
const weeks = 4;

/** Terms by language or exact locale, the most popular first. */
export const TermsFile = z.record(z.string(), z.array(z.string()));
/** Searches of the first term; each further one has some less. */
const most = 40;
const step = 3;

/** What a demo would know of its shoppers if it had been open for a while. */
export async function seedDemand(db: Database, target: SeedTarget): Promise<void> {
  await seedPurchases(db, target);
  await seedPopularTerms(db, target);
}

/**
 * Purchases of the weeks before the seed, so that a demo ranks as a shop that has been open for a
 * while. Days that have purchases already keep them.
 */
async function seedPurchases(db: Database, { tenant, folder, now }: SeedTarget): Promise<void> {
  const file =
    (await readJson(path.join(folder, 'data/search/purchases.json'), PurchasesFile)) ?? {};
  const purchases = Object.entries(file).map(([sku, orders]) => ({ sku, orders }));
  await db.execute(sql`
    INSERT INTO product_purchases (tenant, sku, day, orders)
    SELECT ${tenant}, p.sku,
      (${now.toISOString()}::timestamptz AT TIME ZONE 'UTC')::date - 7 * week, p.orders
    FROM jsonb_to_recordset(${JSON.stringify(purchases)}::jsonb) AS p(sku text, orders int),
      generate_series(1, ${weeks}::int) AS week
    ON CONFLICT (tenant, day, sku) DO NOTHING`);
  await countSignals(db, now);
}

/** Terms with which a shop begins, before anybody has searched. Those of shoppers soon replace them. */
async function seedPopularTerms(
  db: Database,
  { tenant, folder, locales, now }: SeedTarget,
): Promise<void> {
  const file =
    (await readJson(path.join(folder, 'data/search/popular-terms.json'), TermsFile)) ?? {};
  for (const locale of locales) {
    for (const [place, term] of (file[locale] ?? file[languageOf(locale)] ?? []).entries())
      await db.execute(sql`
        INSERT INTO search_terms (tenant, locale, term, searches, counted_at)
        VALUES (${tenant}, ${locale}, ${term}, ${most - step * place}, ${now.toISOString()})
        ON CONFLICT (tenant, locale, term) DO NOTHING`);
  }
  await choosePopularTerms(db, now);
}
