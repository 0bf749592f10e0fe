import * as z from 'zod/mini';
import { ALLERGENS } from './allergens.js';
import { PesticideLight } from '../pesticides/schemas.js';
import { Cents, Grams, Id, Instant, Sku, Slug, Url, pageOf } from '../schemas.js';

export const CategoryRef = z.object({ slug: Slug, name: z.string() });

/** CAT-03. An age-restricted product stays orderable (CAT-07). */
export const Availability = z.enum([
  'available',
  'ageRestricted',
  'temporarilyUnavailable',
  'unavailable',
]);
export const Orderability = z.enum(['CanBeOrdered', 'IsOrdered', 'CanNotBeOrdered']);

export const PictureRef = z.object({ url: Url, alt: z.string(), width: z.int(), height: z.int() });

/** What a unit price is computed from: 500 g, 6 x 1.5 l = 9000 ml, 20 pieces, 40 washes. */
export const NetContent = z.object({
  amount: z.number().check(z.gt(0)),
  unit: z.enum(['g', 'ml', 'piece', 'wash', 'sheet', 'metre']),
});

export const PriceValue = z.object({ value: Cents });

/**
 * So many pieces or bundles for `value` cents together: "2 for 5.00". In "3 for 2" `pay` of them are
 * paid for, and `value` is what these cost. Others are charged by themselves.
 */
export const MultiBuy = z.object({
  quantity: z.int().check(z.gte(2)),
  pay: z.optional(z.int().check(z.gte(1))),
  value: Cents,
});

/** A country may tax the deposit on returnable packaging and leave that on single-use packaging out. */
export const DepositKind = z.enum(['singleUse', 'returnable']);

/**
 * Prices in cents. For weighted goods `value` is the price of 1000 g (CAT-11), for bundles that of
 * the whole bundle, else that of one piece. The deposit comes on top of it (CAT-10).
 */
export const ProductPrice = z.object({
  regular: PriceValue,
  loyalty: z.optional(PriceValue),
  depositPrice: z.optional(Cents),
  /** What the deposit is for; absent counts as returnable. */
  depositKind: z.optional(DepositKind),
  /** Price before an announced reduction, and the lowest of the 30 days before it (98/6/EC 6a). */
  former: z.optional(PriceValue),
  lowestPrior30: z.optional(PriceValue),
  multiBuy: z.optional(MultiBuy),
});

export const BrandRef = z.object({
  name: z.string(),
  slug: Slug,
  /** What of the name stands before the product's own, where that says the rest; may be empty. */
  prefix: z.optional(z.string()),
});
export const Brand = z.object({ name: z.string(), slug: Slug, productCount: z.int() });

export const ProductMark = z.enum([
  'new',
  'organic',
  'vegan',
  'vegetarian',
  'regional',
  'gluten-free',
  'lactose-free',
]);

/**
 * What a country's law says of a product's price; absent for ordinary goods. `giftCard` and
 * `multiPurposeVoucher` are means of payment (2006/112/EC art. 30a, 30b): nothing lowers their price.
 */
export const PriceClass = z.enum([
  'giftCard',
  'multiPurposeVoucher',
  'infantFormula',
  'tobacco',
  'fixedPriceBook',
  'medicine',
]);

/** A product as lists carry it. */
export const Product = z.object({
  sku: Sku,
  productId: Id,
  slug: Slug,
  name: z.string(),
  brand: z.optional(BrandRef),
  category: CategoryRef,
  /** From the root down to the category's parent. */
  parentCategories: z.array(CategoryRef),
  /** Size as printed on the pack, for example `6 x 1,5 l`. */
  packSize: z.string(),
  content: z.optional(NetContent),
  /** What the unit price counts where liquid is drained off. */
  drainedWeight: z.optional(Grams),
  /** In grams for weighted goods, else in pieces; a multiple of the step. */
  maxQuantity: z.int().check(z.gte(1)),
  quantityStepSize: z.int().check(z.gte(1)),
  /** Quantity is in grams and the price is for 1000 g. */
  weightArticle: z.boolean(),
  /** Weighed, but chosen by the piece; the step is the expected weight of one piece. */
  weightPieceArticle: z.boolean(),
  bundleInfo: z.optional(z.string()),
  /** Pieces in a bundle; 1 for what is no bundle. Shown quantities are divided by it (CAT-13). */
  bundleSize: z.int().check(z.gte(1)),
  price: ProductPrice,
  priceClass: z.optional(PriceClass),
  availability: Availability,
  availableAgainAt: z.optional(Instant),
  ageLimit: z.optional(z.int()),
  orderability: Orderability,
  picture: z.optional(PictureRef),
  marks: z.array(ProductMark),
  /** The traffic light of its latest sample, in a shop that shows its residue reports. */
  pesticideLight: z.optional(PesticideLight),
});

export const Allergen = z.enum(ALLERGENS);

/** Per 100 g or 100 ml; energy in kJ and kcal, the rest in grams. */
export const Nutrition = z.object({
  per: z.enum(['g', 'ml']),
  energyKj: z.number(),
  energyKcal: z.number(),
  fat: z.number(),
  saturatedFat: z.number(),
  carbohydrate: z.number(),
  sugars: z.number(),
  fibre: z.optional(z.number()),
  protein: z.number(),
  salt: z.number(),
});

export const NutritionGrade = z.enum(['A', 'B', 'C', 'D', 'E']);

export const Variant = z.object({ sku: Sku, slug: Slug, packSize: z.string() });

/** A product as its own page carries it (EU 1169/2011 names). */
export const ProductDetail = z.extend(Product, {
  gtin: z.optional(z.string()),
  description: z.string(),
  metaDescription: z.optional(z.string()),
  pictures: z.array(PictureRef),
  /** Plain text in which allergens stand between double asterisks. */
  ingredients: z.optional(z.string()),
  allergens: z.array(Allergen),
  traces: z.array(Allergen),
  nutrition: z.optional(Nutrition),
  portionGrams: z.optional(z.number()),
  grade: z.optional(NutritionGrade),
  origin: z.optional(z.string()),
  storage: z.optional(z.string()),
  producer: z.optional(z.string()),
  alcoholPercent: z.optional(z.number()),
  minimumLifeDays: z.optional(z.int()),
  /** Every pack size of it, its own among them; none of what comes in one size. */
  variants: z.array(Variant),
  /** What can be taken instead of a product that cannot be had; orderable ones alone. */
  substitutes: z.optional(z.array(Product)),
});

export type CategoryNode = {
  slug: string;
  name: string;
  productCount: number;
  picture?: z.output<typeof PictureRef> | undefined;
  children: CategoryNode[];
};
export const CategoryNode: z.ZodMiniType<CategoryNode, CategoryNode> = z.lazy(() =>
  z.object({
    slug: Slug,
    name: z.string(),
    productCount: z.int(),
    picture: z.optional(PictureRef),
    children: z.array(CategoryNode),
  }),
);

export const Category = z.object({
  slug: Slug,
  name: z.string(),
  description: z.optional(z.string()),
  metaTitle: z.optional(z.string()),
  metaDescription: z.optional(z.string()),
  productCount: z.int(),
  parentCategories: z.array(CategoryRef),
  children: z.array(
    z.object({
      slug: Slug,
      name: z.string(),
      productCount: z.int(),
      picture: z.optional(PictureRef),
    }),
  ),
});

export const ProductSort = z.enum(['relevance', 'price', 'unitprice', 'name', 'newest']);

/** CAT-22. */
export const ProductSource = z.enum(['favorites', 'purchasedProducts']);
/** CAT-23. */
export const CombinedSource = z.enum([
  'Favorites OR Purchased',
  'Favorites',
  'Purchased',
  'Favorite AND Purchased',
]);

/** One facet with its values; `selected` mirrors the query. */
export const Facet = z.object({
  id: z.enum([
    'category',
    'brand',
    'price',
    'offer',
    'diet',
    'allergenFree',
    'grade',
    'origin',
    'availability',
  ]),
  values: z.array(
    z.object({ value: z.string(), label: z.string(), count: z.int(), selected: z.boolean() }),
  ),
});

export const ProductPage = z.extend(pageOf(Product), { facets: z.array(Facet) });
