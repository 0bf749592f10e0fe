import * as z from 'zod/mini';
import { ALLERGENS } from './allergens.js';
import { PesticideLight } from '../pesticides/schemas.js';
import { CalendarDate, Grams, Id, Instant, Sku, Slug, Url, pageOf } from '../core/schemas.js';
import { Nutrition, NutritionGrade } from './nutrition-schemas.js';
import { NetContent, ProductPrice, PriceClass } from './price-schemas.js';

export * from './nutrition-schemas.js';
export * from './price-schemas.js';

export const CategoryRef = z.object({ slug: Slug, name: z.string() });

/** CAT-03. An age-restricted product can still be ordered (CAT-07). */
export const Availability = z.enum([
  'available',
  'ageRestricted',
  'temporarilyUnavailable',
  'unavailable',
]);
export const Orderability = z.enum(['CanBeOrdered', 'IsOrdered', 'CanNotBeOrdered']);

export const PictureRef = z.object({
  url: Url,
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Photographs: widths as in HTML, colour while loading, `object-position`. */
  srcset: z.optional(z.string()),
  colour: z.optional(z.string()),
  focus: z.optional(z.string()),
});

export const BrandRef = z.object({
  name: z.string(),
  slug: Slug,
  /** The brand to show before the product's name; may be empty when the name contains it. */
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

/** A product in lists. */
export const Product = z.object({
  sku: Sku,
  productId: Id,
  slug: Slug,
  name: z.string(),
  brand: z.optional(BrandRef),
  category: CategoryRef,
  /** From the root down to the category's parent. */
  parentCategories: z.array(CategoryRef),
  /** Size as printed on the package, for example `6 x 1,5 l`. */
  packSize: z.string(),
  content: z.optional(NetContent),
  /** Drained weight, the basis of the unit price for products in liquid. */
  drainedWeight: z.optional(Grams),
  /** Grams or millilitres that the unit price is for, if not 1000; with a symbol where not metric: `oz`. */
  unitPriceBase: z.optional(z.number().check(z.gt(0))),
  unitPriceSymbol: z.optional(z.string()),
  /** Code of the goods in the Harmonised System, where invoices name it. */
  goodsCode: z.optional(z.string()),
  /** In grams for weighted products, otherwise in pieces; a multiple of the step. */
  maxQuantity: z.int().check(z.gte(1)),
  quantityStepSize: z.int().check(z.gte(1)),
  /** The quantity is in grams, and the price is for 1000 g. */
  weightArticle: z.boolean(),
  /** Weighed, but ordered by the piece; the step is the expected weight of one piece. */
  weightPieceArticle: z.boolean(),
  bundleInfo: z.optional(z.string()),
  /** Pieces in a bundle; 1 for single products. Displayed quantities are divided by it (CAT-13). */
  bundleSize: z.int().check(z.gte(1)),
  price: ProductPrice,
  priceClass: z.optional(PriceClass),
  availability: Availability,
  availableAgainAt: z.optional(Instant),
  ageLimit: z.optional(z.int()),
  orderability: Orderability,
  picture: z.optional(PictureRef),
  marks: z.array(ProductMark),
  /** Traffic light of the latest sample, in a shop that publishes residue reports. */
  pesticideLight: z.optional(PesticideLight),
});

export const Allergen = z.enum(ALLERGENS);

export const Variant = z.object({ sku: Sku, slug: Slug, packSize: z.string() });

/** A product on its own page (names by EU 1169/2011). */
export const ProductDetail = z.extend(Product, {
  gtin: z.optional(z.string()),
  description: z.string(),
  metaDescription: z.optional(z.string()),
  pictures: z.array(PictureRef),
  /** Plain text with allergens enclosed in double asterisks. */
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
  /** All pack sizes including its own; empty when there is only one. */
  variants: z.array(Variant),
  /** Available alternatives to an unavailable product. */
  substitutes: z.optional(z.array(Product)),
  /** Ratings by real buyers, named as schema.org does. */
  rating: z.optional(
    z.object({
      ratingValue: z.number().check(z.gte(1), z.lte(5)),
      ratingCount: z.int().check(z.gte(1)),
    }),
  ),
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

/** A facet with its values; `selected` mirrors the query. */
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

/** Everything that is reduced today, or cheaper for several. */
export const Offers = z.object({
  /** The retailer's own brands first, then the most bought ones. */
  results: z.array(Product),
  /** Offers that end within a few days, the first to end first, with their last day. */
  endings: z.array(z.object({ sku: Sku, until: CalendarDate })),
});
