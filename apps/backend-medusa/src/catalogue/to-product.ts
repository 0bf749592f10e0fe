import type { ProductDetail } from '@larder/contracts/catalogue';
import { ProductDetail as Schema, ProductPrice } from '@larder/contracts/catalogue/schemas';
import * as z from 'zod/mini';
import { toCents } from '../medusa/amounts.js';
import type { StoreProduct } from '../medusa/store-schemas.js';
import type { CategoryPath } from './categories.js';

/** Without stock a product cannot be ordered, whatever its metadata says. */
const gone = { availability: 'temporarilyUnavailable', orderability: 'CanNotBeOrdered' } as const;

/** Null for a variant whose stock Medusa does not keep. */
const hasNoStock = ({ inventory_quantity: left }: StoreProduct['variants'][number]) =>
  left != null && left <= 0;

const Prices = z.omit(ProductPrice, { regular: true });

/** A price that was raised in Medusa is no reduction any more. */
function priceOf(facts: unknown, value: number) {
  const { former, lowestPrior30, ...price } = z.safeParse(Prices, facts).data ?? {};
  const isReduced = former !== undefined && former.value > value;
  return {
    ...price,
    ...(isReduced && { former, ...(lowestPrior30 && { lowestPrior30 }) }),
    regular: { value },
  };
}

/**
 * The contract's product: Medusa's own fields for what it has, its metadata for the rest. Undefined for a
 * product that is no grocery product: without a price in the region, a category, or the metadata.
 */
export function toProduct(
  { metadata, variants, ...product }: StoreProduct,
  language: string,
  paths: ReadonlyMap<string, CategoryPath>,
): ProductDetail | undefined {
  const [variant] = variants;
  const path = paths.get(product.categories[0]?.id ?? '');
  const amount = variant?.calculated_price?.calculated_amount;
  const facts = metadata?.larder?.languages[language];
  if (!variant || !path || !facts || amount === undefined) return undefined;
  const isWeighed = facts['weightArticle'] === true;
  const parsed = z.safeParse(Schema, {
    name: product.title,
    packSize: product.subtitle ?? '',
    description: product.description ?? '',
    ...facts,
    sku: variant.sku,
    slug: product.handle,
    ...(variant.ean && { gtin: variant.ean }),
    category: path.ref,
    parentCategories: path.above,
    price: priceOf(facts['price'], toCents(amount, isWeighed)),
    ...(hasNoStock(variant) && gone),
  });
  return parsed.data;
}
