import { routeRef, extensionSlotRef } from '../core/tokens.js';
import type { Recipe, RecipeTile } from './types.js';

export const recipesRoute = routeRef('recipes');
export const recipeRoute = routeRef<{ slug: string }>('recipe-slug', {
  configName: 'recipes',
  suffix: '/:slug',
});
/** The meals of the next seven days, and the basket for them. */
export const mealPlanRoute = routeRef('meal-plan');

/** The tile itself: search and content blocks render this place, never a component (REC-06). */
export const recipeTile = extensionSlotRef<{
  readonly recipe: RecipeTile;
  readonly eager?: boolean;
}>('recipeTile', 'one');
/** Controls at a recipe's ingredients, such as putting them into the cart. */
export const recipeActions = extensionSlotRef<{
  readonly recipe: Recipe;
  readonly servings: number;
}>('recipeActions');
