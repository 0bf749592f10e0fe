import type * as z from 'zod/mini';
import type * as schemas from './schemas.js';

export type Ingredient = z.output<typeof schemas.Ingredient>;
export type IngredientUnit = z.output<typeof schemas.IngredientUnit>;
export type PackAmount = z.output<typeof schemas.PackAmount>;
export type Recipe = z.output<typeof schemas.Recipe>;
export type RecipeDifficulty = z.output<typeof schemas.RecipeDifficulty>;
export type RecipeFacet = z.output<typeof schemas.RecipeFacet>;
export type RecipePage = z.output<typeof schemas.RecipePage>;
export type RecipeProduct = z.output<typeof schemas.RecipeProduct>;
export type RecipeSeason = z.output<typeof schemas.RecipeSeason>;
export type RecipeTile = z.output<typeof schemas.RecipeTile>;
