import * as z from 'zod/mini';
import { SafeHref, Sku, Slug } from '@larder/contracts/schemas';

/** A row of products: named ones, those of a category, or without both the most bought ones. */
export const schema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  categorySlug: z.optional(Slug),
  skus: z.optional(z.array(Sku).check(z.minLength(1), z.maxLength(48))),
  /** Only products with an offer of this kind. */
  offer: z.optional(z.enum(['reduced', 'loyalty'])),
  limit: z._default(z.int().check(z.gte(1), z.lte(48)), 12),
  moreLink: z.optional(SafeHref),
});
