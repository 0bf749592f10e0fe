import * as z from 'zod/mini';
import { ProductMark } from '@larder/contracts/catalogue/schemas';
import { RecipeDifficulty, RecipeSeason } from '@larder/contracts/recipes/schemas';
import { SafeHref, Slug } from '@larder/contracts/schemas';

/** Recipes in columns: named ones in their order, or the newest that fit (CONT-46). */
export const schema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  slugs: z.optional(z.array(Slug).check(z.minLength(1), z.maxLength(24))),
  season: z.optional(RecipeSeason),
  mark: z.optional(ProductMark),
  difficulty: z.optional(RecipeDifficulty),
  maxMinutes: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
  limit: z._default(z.int().check(z.gte(1), z.lte(24)), 4),
  moreLink: z.optional(SafeHref),
});
export type RecipeGroupFields = z.output<typeof schema>;
