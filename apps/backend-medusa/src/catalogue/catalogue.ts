import type { Product, ProductDetail } from '@larder/contracts/catalogue';
import { Product as ProductSchema } from '@larder/contracts/catalogue/schemas';
import * as z from 'zod/mini';
import type { StoreCategory, StoreProduct } from '../medusa/store-schemas.js';
import { rankOf } from '../medusa/store-schemas.js';
import type { Categories } from './categories.js';
import { readCategories } from './categories.js';
import { toProduct } from './to-product.js';

/** A product as lists show it, with what its own page and the cart need. */
export interface Item {
  readonly product: Product;
  readonly detail: ProductDetail;
  /** Medusa's id of what a cart line names. */
  readonly variantId: string;
}

/** Everything that Medusa sells, in one language, in the order of relevance. */
export interface Catalogue {
  readonly items: readonly Item[];
  readonly bySku: ReadonlyMap<string, Item>;
  readonly bySlug: ReadonlyMap<string, Item>;
  readonly categories: Categories;
  /** Products in a category and in all below it. */
  countOf(slug: string): number;
}

/** Slugs of the categories that a product is in. */
export const slugsOf = ({ category, parentCategories }: Product): string[] =>
  [category, ...parentCategories].map(({ slug }) => slug);

export function buildCatalogue(
  products: readonly StoreProduct[],
  categories: readonly StoreCategory[],
  language: string,
): Catalogue {
  const tree = readCategories(categories, language);
  const ranked = products.toSorted((a, b) => rankOf(a) - rankOf(b));
  const items = ranked.flatMap((stored): Item[] => {
    const detail = toProduct(stored, language, tree.paths);
    const variantId = stored.variants[0]?.id;
    if (!detail || variantId === undefined) return [];
    return [{ detail, product: z.parse(ProductSchema, detail), variantId }];
  });
  const counts = new Map<string, number>();
  for (const { product } of items)
    for (const slug of slugsOf(product)) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return {
    items,
    bySku: new Map(items.map((item) => [item.detail.sku, item])),
    bySlug: new Map(items.map((item) => [item.detail.slug, item])),
    categories: tree,
    countOf: (slug) => counts.get(slug) ?? 0,
  };
}
