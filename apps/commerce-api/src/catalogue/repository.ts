import { and, arrayContains, count, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Brand } from '@larder/contracts/catalogue';
import type { Scope } from '../kernel/scope.js';
import { rows } from '../kernel/database/database.js';
import type { ProductRow } from './product-row.js';
import { selectProducts } from './product-row.js';
import type { StoredPicture } from './tables.js';
import { brands, productTexts, products } from './tables.js';

const detailColumns = {
  sku: products.sku,
  allergens: products.allergens,
  traces: products.traces,
  grade: products.grade,
  variantGroup: products.variantGroup,
  substitutes: products.substitutes,
  categorySlug: products.categorySlug,
  categoryPath: products.categoryPath,
  brandSlug: products.brandSlug,
  shownPrice: products.shownPrice,
  texts: productTexts.texts,
};

/** What the product page adds to the tile's row, by sku or slug; a sku wins. */
export async function findDetail(scope: Scope, skuOrSlug: string) {
  const found = await scope.db
    .select(detailColumns)
    .from(products)
    .innerJoin(
      productTexts,
      and(
        eq(productTexts.tenant, products.tenant),
        eq(productTexts.sku, products.sku),
        eq(productTexts.locale, scope.locale),
      ),
    )
    .where(
      and(
        eq(products.tenant, scope.tenant),
        or(eq(products.sku, skuOrSlug), eq(products.slug, skuOrSlug)),
      ),
    )
    .orderBy(desc(eq(products.sku, skuOrSlug)))
    .limit(1);
  return found[0];
}

export type DetailRow = NonNullable<Awaited<ReturnType<typeof findDetail>>>;

/** Pack sizes of one product, itself included, from the smallest price up. */
export async function findVariants(scope: Scope, group: string) {
  return scope.db
    .select({ sku: products.sku, slug: products.slug, packSize: productTexts.packSize })
    .from(products)
    .innerJoin(
      productTexts,
      and(
        eq(productTexts.tenant, products.tenant),
        eq(productTexts.sku, products.sku),
        eq(productTexts.locale, scope.locale),
      ),
    )
    .where(and(eq(products.tenant, scope.tenant), eq(products.variantGroup, group)))
    .orderBy(products.shownPrice, products.sku);
}

/** Others of the same category, then of those above it: same brand and near in price first. */
export async function findSimilar(
  scope: Scope,
  to: DetailRow,
  most: number,
): Promise<ProductRow[]> {
  const isOtherGroup =
    to.variantGroup === null
      ? undefined
      : sql`${products.variantGroup} IS DISTINCT FROM ${to.variantGroup}`;
  const price = Math.max(1, to.shownPrice ?? 1);
  return selectProducts(scope.db, scope.locale)
    .where(
      and(
        eq(products.tenant, scope.tenant),
        ne(products.sku, to.sku),
        isOtherGroup,
        arrayContains(products.categoryPath, [to.categoryPath[0] ?? '']),
      ),
    )
    .orderBy(
      eq(products.availability, 'unavailable'),
      desc(eq(products.categorySlug, to.categorySlug)),
      sql`${products.categoryPath}[2] IS NOT DISTINCT FROM ${to.categoryPath[1] ?? null}::text DESC`,
      sql`abs(ln(greatest(${products.shownPrice}, 1) / ${price}::float8)) -
        CASE WHEN ${products.brandSlug} = ${to.brandSlug}::text THEN 0.5 ELSE 0 END`,
      products.sku,
    )
    .limit(most);
}

export async function listBrands(scope: Scope): Promise<Brand[]> {
  return scope.db
    .select({ name: brands.name, slug: brands.slug, productCount: count() })
    .from(brands)
    .innerJoin(
      products,
      and(eq(products.tenant, brands.tenant), eq(products.brandSlug, brands.slug)),
    )
    .where(eq(brands.tenant, scope.tenant))
    .groupBy(brands.tenant, brands.slug)
    .orderBy(brands.nameRank);
}

export interface CategoryRow {
  readonly slug: string;
  readonly path: readonly string[];
  readonly name: string;
  readonly description: string | null;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly picture: StoredPicture | null;
  readonly productCount: number;
}

/** Every category of the shop in the order of the tree's levels, with all products below it counted. */
export async function listCategories(scope: Scope): Promise<CategoryRow[]> {
  return rows<CategoryRow>(
    scope.db,
    sql`SELECT c.slug, c.path, t.name, t.description, t.meta_title AS "metaTitle",
        t.meta_description AS "metaDescription", c.picture, coalesce(n.count, 0)::int AS "productCount"
      FROM categories c
      JOIN category_texts t ON t.tenant = c.tenant AND t.slug = c.slug AND t.locale = ${scope.locale}
      LEFT JOIN (
        SELECT u.slug, count(*) FROM products p, unnest(p.category_path) AS u(slug)
        WHERE p.tenant = ${scope.tenant} GROUP BY u.slug
      ) n ON n.slug = c.slug
      WHERE c.tenant = ${scope.tenant}
      ORDER BY array_length(c.path, 1), c.position, c.slug`,
  );
}
