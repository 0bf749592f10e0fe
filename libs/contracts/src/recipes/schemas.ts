import * as z from 'zod/mini';
import { CalendarDate, Sku, Slug } from '../schemas.js';
import { Allergen, Nutrition, PictureRef, ProductMark } from '../catalogue/schemas.js';
import { RecipeHit } from '../search/schemas.js';

export const RecipeDifficulty = z.enum(['easy', 'medium', 'hard']);

/** A recipe as lists carry it: a search hit and what a tile adds. */
export const RecipeTile = z.extend(RecipeHit, {
  difficulty: RecipeDifficulty,
  marks: z.array(ProductMark),
});

export const IngredientUnit = z.enum([
  'g',
  'ml',
  'piece',
  'pinch',
  'teaspoon',
  'tablespoon',
  'bunch',
  'clove',
]);

/** Amounts are for `servings` portions; absent where none is needed, as for salt. */
export const Ingredient = z.object({
  name: z.string(),
  amount: z.optional(z.number().check(z.gt(0))),
  unit: z.optional(IngredientUnit),
  /** What is usually at home, such as oil; left out of the cart unless chosen. */
  pantry: z.boolean(),
  /** Products that serve as it, best first. */
  skus: z.array(Sku),
});

/** A recipe as its own page carries it. */
export const Recipe = z.extend(RecipeTile, {
  description: z.string(),
  metaDescription: z.optional(z.string()),
  servings: z.int().check(z.gte(1)),
  /** Of the whole time, the minutes at work; the rest is waiting. */
  activeMinutes: z.optional(z.int()),
  ingredients: z.array(Ingredient),
  steps: z.array(z.object({ text: z.string(), picture: z.optional(PictureRef) })),
  allergens: z.array(Allergen),
  /** Of one portion's 100 g, where known. */
  nutrition: z.optional(Nutrition),
  publishedOn: z.optional(CalendarDate),
  /** Recipes that share ingredients with this one. */
  related: z.array(z.object({ slug: Slug, name: z.string() })),
});
