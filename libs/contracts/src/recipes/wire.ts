import * as z from 'zod/mini';
import type { Wire } from '../call.js';
import { CommaList, Offset, Slug, pageOf, pageSize } from '../schemas.js';
import { ProductMark } from '../catalogue/schemas.js';
import { Recipe, RecipeDifficulty, RecipeTile } from './schemas.js';

export const wire = {
  getRecipes: {
    summary: 'Recipes, newest first',
    query: z.object({
      offset: Offset,
      pageSize: pageSize(24),
      /** Only these, in this order; for groups that an editor chose. */
      slugs: z.optional(CommaList),
      mark: z.optional(ProductMark),
      difficulty: z.optional(RecipeDifficulty),
      /** Longest whole time. */
      maxMinutes: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1))),
    }),
    response: pageOf(RecipeTile),
  },
  getRecipe: {
    summary: 'One recipe',
    params: z.object({ slug: Slug }),
    response: Recipe,
    errorCodes: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Wire>;
