import type { ProductDetail } from '@larder/contracts/catalogue';
import { ProductDetail as Schema } from '@larder/contracts/catalogue/schemas';
import * as z from 'zod/mini';
import { toCents } from '../medusa/amounts.js';
import type { StoreProduct } from '../medusa/store-schemas.js';
import type { Shelf } from './categories.js';

/** Without stock a product cannot be ordered, whatever its metadata says. */
const gone = { availability: 'temporarilyUnavailable', orderability: 'CanNotBeOrdered' } as const;

/**
 * The contract's product: Medusa's own fields for what it has, its metadata for the rest. Undefined for a
 * product that is no grocery product: without a price in the region, a category, or the metadata.
 */
export function toProduct(
  { metadata, variants, ...product }: StoreProduct,
  language: string,
  shelves: ReadonlyMap<string, Shelf>,
): ProductDetail | undefined {
  const [variant] = variants;
  const shelf = shelves.get(product.categories[0]?.id ?? '');
  const amount = variant?.calculated_price?.calculated_amount;
  const facts = metadata.larder.languages[language];
  if (!variant || !shelf || !facts || amount === undefined) return undefined;
  const isWeighed = facts['weightArticle'] === true;
  const regular = { value: toCents(amount, isWeighed) };
  const prices = facts['price'];
  const parsed = z.safeParse(Schema, {
    name: product.title,
    packSize: product.subtitle ?? '',
    description: product.description ?? '',
    ...facts,
    ...{ sku: variant.sku, slug: product.handle },
    ...(variant.ean && { gtin: variant.ean }),
    ...{ category: shelf.ref, parentCategories: shelf.above },
    price: { ...(typeof prices === 'object' && prices), regular },
    ...((variant.inventory_quantity ?? 0) <= 0 && gone),
  });
  return parsed.data;
}
