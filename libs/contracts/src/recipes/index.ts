import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

export const recipesCalls = defineCalls<typeof wire>({
  getRecipes: 'GET /api/recipes',
  getRecipe: 'GET /api/recipes/:slug',
  getRecipeProducts: 'GET /api/recipes/:slug/products',
});

export * from './tokens.js';
export type * from './types.js';
