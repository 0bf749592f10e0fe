import type * as z from 'zod/mini';
import { defineCalls } from '../call.js';
import type * as schemas from './schemas.js';
import type { wire } from './wire.js';

export type Ingredient = z.output<typeof schemas.Ingredient>;
export type IngredientUnit = z.output<typeof schemas.IngredientUnit>;
export type Recipe = z.output<typeof schemas.Recipe>;
export type RecipeDifficulty = z.output<typeof schemas.RecipeDifficulty>;
export type RecipeTile = z.output<typeof schemas.RecipeTile>;

export const recipesCalls = defineCalls<typeof wire>({
  getRecipes: 'GET /api/recipes',
  getRecipe: 'GET /api/recipes/:slug',
});

export * from './tokens.js';
