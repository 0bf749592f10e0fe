import { neverPromoted } from '@larder/pricing';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';
import { rows, textArray } from '../../kernel/database/database.js';
import { categories, productTexts } from '../tables.js';

export type TenantScope = Pick<Scope, 'db' | 'tenant'>;

/** A product as the index stores it; lists are joined by commas, which parses faster than arrays. */
export interface IndexedProduct {
  readonly sku: string;
  readonly category: string;
  readonly brand: string | null;
  readonly grade: string | null;
  readonly origin: string | null;
  readonly availability: string;
  readonly reduced: boolean;
  readonly loyalty: boolean;
  readonly marks: string;
  readonly allergens: string;
  readonly price: number | null;
  readonly unitPrice: number | null;
  readonly createdAt: number;
  readonly popularity: number;
  readonly amount: number | null;
  readonly unit: string | null;
}

/** Goods of other price classes match no offer, whatever their row contains. */
const isPromoted = sql.raw(
  `coalesce(p.price_class, '') NOT IN (${neverPromoted.map((one) => `'${one}'`).join(', ')})`,
);

/** What a product is bought by, with what shoppers were drawn to. */
export const popularity = sql.raw('p.popularity + coalesce(s.signal, 0)');

/** The columns of `IndexedProduct`, of a product `p` with its signal `s`. */
export const indexedColumns = sql`p.sku, p.category_slug AS category, p.brand_slug AS brand, p.grade,
  p.origin_key AS origin, p.availability,
  ${isPromoted} AND (p.price_former IS NOT NULL OR p.offer_quantity IS NOT NULL) AS reduced,
  ${isPromoted} AND p.price_loyalty IS NOT NULL AS loyalty, array_to_string(p.marks, ',') AS marks,
  array_to_string(p.allergens || p.traces, ',') AS allergens, p.shown_price AS price,
  p.unit_price AS "unitPrice", extract(epoch FROM p.created_at)::float8 AS "createdAt",
  ${popularity} AS popularity, p.content_amount AS amount, p.content_unit AS unit`;

/** Every product of a shop, or those of `skus`, the most bought first. */
export function readProducts(
  { db, tenant }: TenantScope,
  skus?: readonly string[],
): Promise<IndexedProduct[]> {
  const chosen = skus ? sql`AND p.sku = ANY(${textArray(skus)})` : sql``;
  return rows<IndexedProduct>(
    db,
    sql`SELECT ${indexedColumns} FROM products p
      LEFT JOIN search_signals s ON s.tenant = p.tenant AND s.sku = p.sku
      WHERE p.tenant = ${tenant} ${chosen}
      ORDER BY ${popularity} DESC, p.sku COLLATE "C"`,
  );
}

export function readPaths({ db, tenant }: TenantScope) {
  const { slug, path } = categories;
  return db.select({ slug, path }).from(categories).where(eq(categories.tenant, tenant));
}

/** `words` are folded: those of the name, a bar, and those of the keywords. */
export type IndexedText = Pick<
  typeof productTexts.$inferSelect,
  'sku' | 'nameRank' | 'packSize' | 'name' | 'words'
>;

/** Texts of every product, or of those of `skus`. */
export function readTexts(
  { db, tenant }: TenantScope,
  locale: string,
  skus?: readonly string[],
): Promise<IndexedText[]> {
  const { sku, nameRank, packSize, name, words } = productTexts;
  return db
    .select({ sku, nameRank, packSize, name, words })
    .from(productTexts)
    .where(
      and(
        eq(productTexts.tenant, tenant),
        eq(productTexts.locale, locale),
        skus && inArray(productTexts.sku, [...skus]),
      ),
    );
}

export interface Label {
  readonly kind: 'category' | 'brand' | 'origin';
  readonly value: string;
  readonly label: string;
}

export function readLabels({ db, tenant }: TenantScope, locale: string): Promise<Label[]> {
  return rows<Label>(
    db,
    sql`SELECT 'category' AS kind, slug AS value, name AS label FROM category_texts
        WHERE tenant = ${tenant} AND locale = ${locale}
      UNION ALL SELECT 'brand', slug, name FROM brands WHERE tenant = ${tenant}
      UNION ALL SELECT 'origin', p.origin_key, max(t.origin_country) FROM products p
        JOIN product_texts t ON t.tenant = p.tenant AND t.sku = p.sku AND t.locale = ${locale}
        WHERE p.tenant = ${tenant} AND p.origin_key IS NOT NULL AND t.origin_country IS NOT NULL
        GROUP BY p.origin_key`,
  );
}
