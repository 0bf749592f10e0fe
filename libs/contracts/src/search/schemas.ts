import * as z from 'zod/mini';
import { Slug, Url, pageOf } from '../core/schemas.js';
import { CategoryRef, Facet, PictureRef, Product } from '../catalogue/schemas.js';

/** SRCH-27. */
export const SearchType = z.enum(['products', 'categories', 'recipes', 'content', 'stores']);

/** SRCH-17. */
export const SearchTerm = z.string().check(z.minLength(2), z.maxLength(100));

/** A GTIN as it is printed below a barcode: EAN-8, UPC-A, EAN-13 or GTIN-14. */
export const Gtin = z.string().check(z.regex(/^(\d{8}|\d{12,14})$/));

/** Words of the shop itself, in the reader's language. */
export const PopularTerms = z.object({ terms: z.array(z.string()) });

export const CategoryHit = z.object({
  slug: Slug,
  name: z.string(),
  parentCategories: z.array(CategoryRef),
});
export const RecipeHit = z.object({
  slug: Slug,
  name: z.string(),
  picture: z.optional(PictureRef),
  minutes: z.optional(z.int()),
});
export const ContentHit = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.optional(z.string()),
});
export const StoreHit = z.object({ storeId: z.string(), name: z.string(), city: z.string() });

export const ProductSearchResult = z.extend(pageOf(Product), {
  facets: z.array(Facet),
  /** Id of this response in analytics events (TRK-25). */
  queryID: z.string(),
  /** The corrected search terms, when they differ from the entered ones. */
  correctedTerm: z.optional(z.string()),
});

const BannerContent = z.object({
  title: z.string(),
  text: z.optional(z.string()),
  link: z.optional(Url),
  picture: z.optional(PictureRef),
});
/** What editors put to a term: nothing, as a rule, and then it is an empty object. */
export const SearchBanner = z.union([BannerContent, z.strictObject({})]);
