import type { Product, ProductDetail, ProductPage } from '@larder/contracts/catalogue';
import type { Scope } from '../kernel/scope.js';
import { notFound } from '../kernel/failure.js';
import { readRealRating } from '../orders/reviews/product-reviews.js';
import { openCatalogue } from './product-index/open-catalogue.js';
import type { ProductQuery } from './list-products.js';
import { listProducts } from './list-products.js';
import { toProduct } from './product-row.js';
import type { DetailRow } from './repository.js';
import { findProducts } from './product-statement.js';
import { findDetail, findSimilar, findVariants } from './repository.js';
import type { StoredPicture } from './tables.js';

const similarCount = 12;

/** The products of a category and of all below it (API-098). */
export async function categoryProducts(
  scope: Scope,
  slug: string,
  query: ProductQuery,
): Promise<ProductPage> {
  const catalogue = await openCatalogue(scope);
  const numbers = catalogue.index.ofCategory.get(slug);
  if (!numbers) throw notFound(`Category ${slug}`);
  return listProducts(scope, catalogue, numbers, query);
}

/** All products, those of a brand or category, or the given ones in their given order (API-099). */
export async function listed(
  scope: Scope,
  query: ProductQuery & { readonly skus?: readonly string[] | undefined },
): Promise<ProductPage> {
  const catalogue = await openCatalogue(scope);
  const { all, numbers } = catalogue.index;
  const given = [...new Set(query.skus)].flatMap((sku) => numbers.get(sku) ?? []);
  return listProducts(scope, catalogue, query.skus ? Uint32Array.from(given) : all, query);
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
  const substitutes = await substitutesOf(scope, product, detail.substitutes);
  const rating = await readRealRating(scope, detail.sku);
  const { picture, morePictures = [], photos, customaryUnit: _inProduct, ...facts } = row.details;
  const { description = '', ...texts } = detail.texts;
  return {
    ...product,
    ...facts,
    ...texts,
    description,
    ...(description !== '' && { metaDescription: shortened(description) }),
    pictures: (photos ?? drawingsOf(picture, morePictures)).map((one) => ({
      ...one,
      alt: product.name,
    })),
    allergens: detail.allergens,
    traces: detail.traces,
    ...(detail.grade !== null && { grade: detail.grade }),
    variants: variants.length > 1 ? variants : [],
    ...(substitutes.length > 0 && { substitutes }),
    ...(rating && { rating }),
  };
}

/** Pictures of which the feed names addresses: all have the size of the first. */
const drawingsOf = (picture: StoredPicture | undefined, more: readonly string[]) =>
  picture ? [picture.url, ...more].map((url) => ({ ...picture, url })) : [];

/**
 * The skus that can be ordered, in their order; queried only where the product itself is unavailable.
 */
async function substitutesOf(
  scope: Scope,
  { orderability }: Product,
  skus: readonly string[],
): Promise<Product[]> {
  if (orderability !== 'CanNotBeOrdered') return [];
  const found = (await findProducts(scope, skus)).map(toProduct);
  return found
    .filter((product) => product.orderability === 'CanBeOrdered')
    .sort((a, b) => skus.indexOf(a.sku) - skus.indexOf(b.sku));
}

/** At most 155 characters, cut between words: the length that search engines show (CAT-25). */
function shortened(text: string): string {
  if (text.length <= 155) return text;
  return `${text.slice(0, 154).replace(/\s+\S*$/, '')}…`;
}

/** Products like the one of that slug or sku (CAT-17). */
export async function similarProducts(scope: Scope, slug: string): Promise<Product[]> {
  const found = await findSimilar(scope, await detailOf(scope, slug), similarCount);
  return found.map(toProduct);
}
