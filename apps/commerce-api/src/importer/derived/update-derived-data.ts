import { and, eq, sql } from 'drizzle-orm';
import { brands, productTexts } from '../../catalogue/tables.js';
import type { Database } from '../../kernel/database/database.js';
import { collectVocabulary } from './collect-vocabulary.js';

interface NamedRow {
  readonly key: string;
  readonly name: string;
}

/**
 * Ranks names in the order of a language. The databases collate differently (the embedded one only by
 * bytes), so the order is computed here and stored as a number.
 */
function rankByName(named: readonly NamedRow[], locale: string): string {
  const collator = new Intl.Collator(locale, { numeric: true });
  const sorted = named.toSorted(
    (a, b) => collator.compare(a.name, b.name) || (a.key < b.key ? -1 : 1),
  );
  return JSON.stringify(sorted.map(({ key }, index) => ({ key, rank: index + 1 })));
}

/** Updates everything that is derived from all products of a shop: sort order by name, search words. */
export async function updateDerivedData(
  db: Database,
  tenant: string,
  locales: readonly string[],
): Promise<void> {
  for (const locale of locales) {
    const named = await db
      .select({ key: productTexts.sku, name: productTexts.name })
      .from(productTexts)
      .where(and(eq(productTexts.tenant, tenant), eq(productTexts.locale, locale)));
    await db.execute(sql`
      UPDATE product_texts t SET name_rank = r.rank
      FROM jsonb_to_recordset(${rankByName(named, locale)}::jsonb) AS r(key text, rank int)
      WHERE t.tenant = ${tenant} AND t.locale = ${locale} AND t.sku = r.key AND t.name_rank <> r.rank`);
  }
  const named = await db
    .select({ key: brands.slug, name: brands.name })
    .from(brands)
    .where(eq(brands.tenant, tenant));
  await db.execute(sql`
    UPDATE brands b SET name_rank = r.rank
    FROM jsonb_to_recordset(${rankByName(named, locales[0] ?? 'en')}::jsonb) AS r(key text, rank int)
    WHERE b.tenant = ${tenant} AND b.slug = r.key AND b.name_rank <> r.rank`);
  for (const locale of locales) await collectVocabulary(db, tenant, locale);
  // The planner learns of new rows only from ANALYZE, which the embedded database never runs by itself.
  await db.execute(
    sql`ANALYZE products, product_texts, categories, category_texts, brands, search_words`,
  );
}
