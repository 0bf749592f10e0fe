import { arrayContains, inArray, sql } from 'drizzle-orm';
import type { Product, ProductDetail, ProductPage } from '@larder/contracts/catalogue';
import type { Scope } from '../kernel/context.js';
import { firstRow } from '../kernel/database.js';
import { notFound } from '../kernel/failure.js';
import type { ProductQuery } from './list-products.js';
import { listProducts } from './list-products.js';
import { toProduct } from './product-row.js';
import type { DetailRow } from './repository.js';
import { findDetail, findProducts, findSimilar, findVariants } from './repository.js';
import { products } from './tables.js';

const similarCount = 12;

/** The products of a category and of all below it (API-098). */
export async function categoryProducts(
  scope: Scope,
  slug: string,
  query: ProductQuery,
): Promise<ProductPage> {
  const known = await firstRow(
    scope.db,
    sql`SELECT 1 FROM categories WHERE tenant = ${scope.tenant} AND slug = ${slug}`,
  );
  if (!known) throw notFound(`Category ${slug}`);
  return listProducts(scope, { where: arrayContains(products.categoryPath, [slug]) }, query);
}

/** All products, those of a brand or category, or the given ones in their given order (API-099). */
export async function listed(
  scope: Scope,
  query: ProductQuery & { readonly skus?: readonly string[] | undefined },
): Promise<ProductPage> {
  if (query.skus === undefined) return listProducts(scope, { where: undefined }, query);
  const skus = [...new Set(query.skus)];
  const order = sql`-array_position(ARRAY[${sql.join(
    skus.map((sku) => sql`${sku}`),
    sql`, `,
  )}]::text[], ${products.sku})`;
  return skus.length === 0
    ? listProducts(scope, { where: sql`false` }, query)
    : listProducts(scope, { where: inArray(products.sku, skus), relevance: order }, query);
}

async function detailOf(scope: Scope, skuOrSlug: string): Promise<DetailRow> {
  const detail = await findDetail(scope, skuOrSlug);
  if (!detail) throw notFound(`Product ${skuOrSlug}`);
  return detail;
}

/** One product by sku or slug (CAT-15, CAT-16). */
export async function productDetail(scope: Scope, skuOrSlug: string): Promise<ProductDetail> {
  const detail = await detailOf(scope, skuOrSlug);
  const [row] = await findProducts(scope, [detail.sku]);
  if (!row) throw notFound(`Product ${skuOrSlug}`);
  const variants =
    detail.variantGroup === null ? [] : await findVariants(scope, detail.variantGroup);
  const product = toProduct(row);
  const { picture, ...facts } = row.details;
  const { description = '', ...texts } = detail.texts;
  return {
    ...product,
    ...facts,
    ...texts,
    description,
    ...(description !== '' && { metaDescription: shortened(description) }),
    pictures: picture ? [{ ...picture, alt: product.name }] : [],
    allergens: detail.allergens,
    traces: detail.traces,
    ...(detail.grade !== null && { grade: detail.grade }),
    variants: variants.filter(({ sku }) => sku !== row.sku),
  };
}

/** At most 155 letters, cut between words: what a result page of a search engine shows (CAT-25). */
function shortened(text: string): string {
  if (text.length <= 155) return text;
  return `${text.slice(0, 154).replace(/\s+\S*$/, '')}…`;
}

/** Products like the one of that slug or sku (CAT-17). */
export async function similarProducts(scope: Scope, slug: string): Promise<Product[]> {
  const found = await findSimilar(scope, await detailOf(scope, slug), similarCount);
  return found.map(toProduct);
}
