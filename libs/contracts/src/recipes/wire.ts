import * as z from 'zod/mini';
import type { CallSchemas } from '../core/call.js';
import { CommaList, Offset, Slug, pageSize } from '../core/schemas.js';
import { ProductMark } from '../catalogue/schemas.js';
import {
  MealBasket,
  MealBasketRequest,
  MealPlan,
  MealSuggestion,
  MealSuggestionRequest,
} from './plan-schemas.js';
import {
  NewRecipeRating,
  OwnRecipeRating,
  Recipe,
  RecipeDifficulty,
  RecipePage,
  RecipeProduct,
  RecipeSeason,
  RecipeSort,
  SavedRecipes,
  SlugsToSave,
} from './schemas.js';

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
      season: z.optional(RecipeSeason),
      /** Longest whole time. */
      maxMinutes: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(10_000))),
      /** Search terms, as in the recipe search. */
      term: z.optional(z.string().check(z.maxLength(200))),
      sort: z.optional(RecipeSort),
    }),
    response: RecipePage,
  },
  getRecipe: {
    summary: 'One recipe',
    params: z.object({ slug: Slug }),
    response: Recipe,
    errorCodes: ['NOT_FOUND'],
  },
  getRecipeProducts: {
    summary: 'The products that serve as ingredients of a recipe',
    params: z.object({ slug: Slug }),
    response: z.array(RecipeProduct),
    errorCodes: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallSchemas>;

/** Separate like its calls (`plan-calls.ts`). */
export const planWire = {
  getMealPlan: {
    summary: 'The meals that the customer has planned, from today on',
    response: MealPlan,
    errorCodes: ['UNAUTHORIZED'],
  },
  setMealPlan: {
    summary: 'Replaces the plan; refused if it has changed since `version`',
    body: MealPlan,
    response: MealPlan,
    errorCodes: ['UNAUTHORIZED', 'CONFLICT'],
  },
  suggestMeals: {
    summary: 'Seasonal recipes for a week, varied, and sharing what is bought',
    body: MealSuggestionRequest,
    response: MealSuggestion,
    errorCodes: ['TOO_MANY_REQUESTS'],
  },
  getMealBasket: {
    summary: 'What to buy for several meals, in the cheapest packs over all of them',
    body: MealBasketRequest,
    response: MealBasket,
    errorCodes: ['TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, CallSchemas>;

const bySlug = { params: z.object({ slug: Slug }) };

/** Separate like its calls (`saved-calls.ts`). */
export const recipeCustomerWire = {
  getSavedRecipes: {
    summary: 'Recipes that the customer has saved, the latest first',
    response: SavedRecipes,
    errorCodes: ['UNAUTHORIZED'],
  },
  addSavedRecipes: {
    summary: 'Saves recipes; unknown ones are left out',
    body: SlugsToSave,
    response: SavedRecipes,
    errorCodes: ['UNAUTHORIZED'],
  },
  removeSavedRecipe: {
    ...bySlug,
    summary: 'Saves a recipe no longer',
    response: SavedRecipes,
    errorCodes: ['UNAUTHORIZED'],
  },
  getOwnRecipeRating: {
    ...bySlug,
    summary: 'How the customer rated a recipe, and whether they can',
    response: OwnRecipeRating,
    errorCodes: ['UNAUTHORIZED'],
  },
  /** One for each customer and recipe: a later one replaces it. */
  setOwnRecipeRating: {
    ...bySlug,
    summary: 'Rates a recipe',
    body: NewRecipeRating,
    response: OwnRecipeRating,
    errorCodes: ['UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  removeOwnRecipeRating: {
    ...bySlug,
    summary: 'Withdraws the customer’s rating of a recipe',
    response: OwnRecipeRating,
    errorCodes: ['UNAUTHORIZED', 'TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, CallSchemas>;
