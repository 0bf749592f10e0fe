import * as z from 'zod/mini';
import { Allergen, Product } from '../catalogue/schemas.js';
import { CalendarDate, Cents, Slug } from '../core/schemas.js';
import { PackAmount, RecipeTile } from './schemas.js';

/** Meals of one day, and days that a plan reaches ahead. */
export const MAX_MEALS_A_DAY = 5;
export const MAX_PLAN_DAYS = 14;
const maxMeals = 50;

export const Portions = z.int().check(z.gte(1), z.lte(24));

export const PlannedMeal = z.object({ day: CalendarDate, slug: Slug, servings: Portions });

/** Meals by day, those of one day in their order. */
export const MealPlan = z.object({
  /** Counts the changes; 0 before the first. */
  version: z.int().check(z.gte(0)),
  /** Portions that the household usually cooks; absent until it is chosen. */
  servings: z.optional(Portions),
  meals: z.array(PlannedMeal).check(z.maxLength(maxMeals)),
});

export const MealBasketRequest = z.object({
  meals: z
    .array(z.object({ slug: Slug, servings: Portions }))
    .check(z.minLength(1), z.maxLength(maxMeals)),
  /** Nothing that contains these, in addition to what the signed-in customer avoids. */
  without: z._default(z.array(Allergen).check(z.maxLength(14)), []),
});

/** An ingredient of the week, bought once for all its meals. */
export const MealBasketLine = z.object({
  name: z.string(),
  /** Usually at home, such as oil. */
  pantry: z.boolean(),
  recipes: z.array(Slug),
  /** Needed by all meals together. */
  need: z.optional(PackAmount),
  /** Empty if nothing can be bought; `obstacle` says why. */
  packs: z.array(z.object({ product: Product, quantity: z.int().check(z.gte(1)) })),
  price: Cents,
  /** What the same costs if each recipe is bought by itself. */
  separatePrice: Cents,
  /** What is left of the packs, in the unit of the need. */
  left: z.number().check(z.gte(0)),
  obstacle: z.optional(z.enum(['unknown', 'allergen', 'unavailable', 'tooMuch'])),
});

/** A recipe that is not planned and uses what is left. */
export const LeftoverIdea = z.object({ recipe: RecipeTile, uses: z.array(z.string()) });

export const MealBasket = z.object({
  lines: z.array(MealBasketLine),
  ideas: z.array(LeftoverIdea),
});

export const MealSuggestionRequest = z.object({
  count: z.int().check(z.gte(1), z.lte(7)),
  /** Recipes of the plan, which are not suggested again. */
  planned: z.array(Slug).check(z.maxLength(maxMeals)),
  without: z._default(z.array(Allergen).check(z.maxLength(14)), []),
});

export const MealSuggestion = z.object({
  recipes: z.array(RecipeTile),
  /** Whether the customer’s diet decided. */
  isForDiet: z.boolean(),
});
