import * as z from 'zod/mini';

/** What the adapter reads of the answers of Medusa's Store API; other fields are left out. */

/** People of the shop can make products and categories that have no metadata of ours. */
const ours = <S extends z.ZodMiniType>(facts: S) =>
  z.nullish(z.object({ larder: z.optional(facts) }));

/** Fields of a grocery product that Medusa has none for, by language: `metadata.larder`. */
const ProductFacts = z.object({
  rank: z.int(),
  languages: z.record(z.string(), z.record(z.string(), z.unknown())),
});
const CategoryFacts = z.object({
  rank: z.int(),
  languages: z.record(
    z.string(),
    z.object({ name: z.optional(z.string()), picture: z.optional(z.unknown()) }),
  ),
});

const Variant = z.object({
  id: z.string(),
  sku: z.string(),
  ean: z.nullish(z.string()),
  inventory_quantity: z.nullish(z.number()),
  /** Null for a product without a price in the region. */
  calculated_price: z.nullish(z.object({ calculated_amount: z.number() })),
});

export const StoreProduct = z.object({
  title: z.string(),
  handle: z.string(),
  subtitle: z.nullish(z.string()),
  description: z.nullish(z.string()),
  categories: z.array(z.object({ id: z.string() })),
  metadata: ours(ProductFacts),
  variants: z.array(Variant),
});
export type StoreProduct = z.output<typeof StoreProduct>;

export const StoreProducts = z.object({ count: z.int(), products: z.array(StoreProduct) });
export const FoundProducts = z.object({
  products: z.array(z.object({ handle: z.string(), title: z.string() })),
});

export const StoreCategory = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string(),
  parent_category_id: z.nullish(z.string()),
  metadata: ours(CategoryFacts),
});
export type StoreCategory = z.output<typeof StoreCategory>;
export const StoreCategories = z.object({
  count: z.int(),
  product_categories: z.array(StoreCategory),
});

/** Place in the order of relevance; what has none is last. */
export function rankOf({ metadata }: Pick<StoreProduct | StoreCategory, 'metadata'>): number {
  return metadata?.larder?.rank ?? Number.MAX_SAFE_INTEGER;
}

const StoreLine = z.object({
  id: z.string(),
  variant_id: z.string(),
  quantity: z.number(),
  unit_price: z.number(),
});
export type StoreLine = z.output<typeof StoreLine>;
export const StoreCart = z.object({
  cart: z.object({ id: z.string(), items: z._default(z.array(StoreLine), []) }),
});
export type StoreCart = z.output<typeof StoreCart>['cart'];

export const PaymentCollection = z.object({ payment_collection: z.object({ id: z.string() }) });
/** `cart` in place of the order is a refusal, with the reason. */
export const Completed = z.discriminatedUnion('type', [
  z.object({ type: z.literal('order'), order: z.object({ id: z.string(), display_id: z.int() }) }),
  z.object({ type: z.literal('cart'), error: z.object({ message: z.string() }) }),
]);
export const Refusal = z.object({
  type: z.optional(z.string()),
  code: z.optional(z.string()),
  message: z.string(),
});
export const Ignored = z.unknown();
