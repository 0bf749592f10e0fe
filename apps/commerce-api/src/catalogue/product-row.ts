import { and, eq } from 'drizzle-orm';
import type {
  BrandRef,
  MultiBuy,
  Orderability,
  Product,
  ProductPrice,
} from '@larder/contracts/catalogue';
import { neverPromoted, withoutPromotions } from '@larder/pricing';
import type { Database } from '../kernel/database/database.js';
import { brandPrefix } from './brand-prefix.js';
import { brands, productTexts, products } from './tables.js';

/** What a tile needs, and what a cart adds to it: weight to carry and value added tax. */
const columns = {
  sku: products.sku,
  slug: products.slug,
  categoryPath: products.categoryPath,
  brandSlug: products.brandSlug,
  brandName: brands.name,
  contentAmount: products.contentAmount,
  contentUnit: products.contentUnit,
  drainedWeight: products.drainedWeight,
  unitPriceBase: products.unitPriceBase,
  shippingWeight: products.shippingWeight,
  maxQuantity: products.maxQuantity,
  quantityStepSize: products.quantityStepSize,
  weightArticle: products.weightArticle,
  weightPieceArticle: products.weightPieceArticle,
  bundleSize: products.bundleSize,
  priceRegular: products.priceRegular,
  priceLoyalty: products.priceLoyalty,
  depositPrice: products.depositPrice,
  depositKind: products.depositKind,
  priceFormer: products.priceFormer,
  priceLowestPrior30: products.priceLowestPrior30,
  priceMaximum: products.priceMaximum,
  offerQuantity: products.offerQuantity,
  offerPay: products.offerPay,
  offerPrice: products.offerPrice,
  priceClass: products.priceClass,
  vatRate: products.vatRate,
  availability: products.availability,
  availableAgainAt: products.availableAgainAt,
  ageLimit: products.ageLimit,
  marks: products.marks,
  pesticideLight: products.pesticideLight,
  details: products.details,
  name: productTexts.name,
  packSize: productTexts.packSize,
  bundleInfo: productTexts.bundleInfo,
  categories: productTexts.categories,
};

/** Products with their texts in a language; add `where`, `orderBy` and limits. */
export function selectProducts(db: Database, locale: string) {
  return db
    .select(columns)
    .from(products)
    .innerJoin(
      productTexts,
      and(
        eq(productTexts.tenant, products.tenant),
        eq(productTexts.sku, products.sku),
        eq(productTexts.locale, locale),
      ),
    )
    .leftJoin(brands, and(eq(brands.tenant, products.tenant), eq(brands.slug, products.brandSlug)));
}

export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

/** CAT-04, as far as the product alone decides; the running add-on order is the cart's matter. */
function orderabilityOf({ availability }: Pick<ProductRow, 'availability'>): Orderability {
  const orderable = availability === 'available' || availability === 'ageRestricted';
  return orderable ? 'CanBeOrdered' : 'CanNotBeOrdered';
}

function multiBuyOf(row: ProductRow): MultiBuy | undefined {
  const { offerQuantity: quantity, offerPay: pay, offerPrice } = row;
  if (quantity === null) return undefined;
  if (pay !== null) return { quantity, pay, value: pay * row.priceRegular };
  return offerPrice === null ? undefined : { quantity, value: offerPrice };
}

function priceOf(row: ProductRow): ProductPrice {
  const multiBuy = multiBuyOf(row);
  const price = {
    regular: { value: row.priceRegular },
    ...(row.priceLoyalty !== null && { loyalty: { value: row.priceLoyalty } }),
    ...(row.depositPrice !== null && { depositPrice: row.depositPrice }),
    ...(row.depositPrice !== null && row.depositKind !== null && { depositKind: row.depositKind }),
    ...(row.priceFormer !== null && { former: { value: row.priceFormer } }),
    ...(row.priceLowestPrior30 !== null && { lowestPrior30: { value: row.priceLowestPrior30 } }),
    ...(row.priceMaximum !== null && { maximum: { value: row.priceMaximum } }),
    ...(multiBuy && { multiBuy }),
  };
  // The importer drops promotions by the country's rules; price classes without promotions are checked
  // here again.
  const isBare = row.priceClass !== null && neverPromoted.includes(row.priceClass);
  return isBare ? withoutPromotions(price) : price;
}

function brandOf(product: string, slug: string, known: string | null): BrandRef {
  const name = known ?? slug;
  const prefix = brandPrefix(name, product);
  return { name, slug, ...(prefix !== name && { prefix }) };
}

/**
 * A row as lists and carts carry it (CAT-01…04). Pages embed lists: what neighbours have in common comes
 * first, because Brotli then finds longer matches (a listing is 110 bytes smaller).
 */
export function toProduct(row: ProductRow): Product {
  const category = row.categories.at(-1) ?? { slug: '', name: '' };
  const { picture, goodsCode, customaryUnit } = row.details;
  return {
    category,
    parentCategories: row.categories.slice(0, -1),
    sku: row.sku,
    productId: row.sku,
    ...(picture && { picture: { ...picture, alt: row.name } }),
    slug: row.slug,
    name: row.name,
    ...(row.brandSlug !== null && { brand: brandOf(row.name, row.brandSlug, row.brandName) }),
    packSize: row.packSize,
    ...(row.contentAmount !== null &&
      row.contentUnit !== null && {
        content: { amount: row.contentAmount, unit: row.contentUnit },
      }),
    ...(row.drainedWeight !== null && { drainedWeight: row.drainedWeight }),
    ...(row.unitPriceBase !== null && { unitPriceBase: row.unitPriceBase }),
    ...customaryUnit,
    ...(goodsCode !== undefined && { goodsCode }),
    maxQuantity: row.maxQuantity,
    quantityStepSize: row.quantityStepSize,
    weightArticle: row.weightArticle,
    weightPieceArticle: row.weightPieceArticle,
    ...(row.bundleInfo !== null && { bundleInfo: row.bundleInfo }),
    bundleSize: row.bundleSize,
    price: priceOf(row),
    ...(row.priceClass !== null && { priceClass: row.priceClass }),
    availability: row.availability,
    ...(row.availableAgainAt !== null && { availableAgainAt: row.availableAgainAt.toISOString() }),
    ...(row.ageLimit !== null && { ageLimit: row.ageLimit }),
    orderability: orderabilityOf(row),
    marks: row.marks,
    ...(row.pesticideLight !== null && { pesticideLight: row.pesticideLight }),
  };
}
