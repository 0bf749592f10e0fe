import { defineCalls } from '../core/call.js';
import type { recipeCustomerWire } from './wire.js';

/** What customers save and rate; separate, because recipe pages load it after their start. */
export const recipeCustomerCalls = /* @__PURE__ */ defineCalls<typeof recipeCustomerWire>({
  getSavedRecipes: 'GET /api/customers/saved-recipes',
  addSavedRecipes: 'POST /api/customers/saved-recipes',
  removeSavedRecipe: 'DELETE /api/customers/saved-recipes/:slug',
  getOwnRecipeRating: 'GET /api/customers/recipe-ratings/:slug',
  setOwnRecipeRating: 'PUT /api/customers/recipe-ratings/:slug',
  removeOwnRecipeRating: 'DELETE /api/customers/recipe-ratings/:slug',
});
