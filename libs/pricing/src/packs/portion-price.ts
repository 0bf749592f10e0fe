import type { Recipe, RecipeProduct } from '@larder/contracts/recipes';
import { planIngredient } from './plan-ingredient.js';

/** A price that is shown as "about" is rounded up to this many cents, so that it promises nothing. */
const STEP = 10;
/** Cents below which a sum of shares counts as exact. */
const TOLERANCE = 1e-6;

/**
 * Cents that the goods in one portion cost, about: for each ingredient the share that is used of its
 * cheapest packs. Goods that are usually at home count where they have a price. Undefined if another
 * ingredient cannot be bought today: a sum without it would be too low.
 * @param products of the recipe; those that the shop does not have are no choice
 */
export function portionPrice(
  { ingredients, servings }: Pick<Recipe, 'ingredients' | 'servings'>,
  products: readonly RecipeProduct[],
): number | undefined {
  let sum = 0;
  for (const ingredient of ingredients) {
    const plan = planIngredient(ingredient, products, { factor: 1, goal: 'price', without: [] });
    if ('choice' in plan) {
      const { price, amount } = plan.choice;
      sum += (price * (ingredient.packAmount?.amount ?? 0)) / amount;
    } else if (!ingredient.pantry) return undefined;
  }
  return sum === 0 ? undefined : Math.ceil(sum / servings / STEP - TOLERANCE) * STEP;
}
