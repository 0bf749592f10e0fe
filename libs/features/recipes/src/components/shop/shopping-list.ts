import type { Allergen, Product } from '@larder/contracts/catalogue';
import type { CartItemInput } from '@larder/contracts/cart';
import type { Recipe, RecipeProduct } from '@larder/contracts/recipes';
import type { Goal } from '@larder/pricing/packs';
import { planIngredient, type Plan } from '@larder/pricing/packs';

/** What the shopper has chosen in the dialog. */
export interface ShoppingPreferences {
  readonly goal: Goal;
  readonly without: readonly Allergen[];
  /** Ingredients by place whose tick was changed. */
  readonly changed: ReadonlySet<number>;
}

export interface ListLine {
  readonly place: number;
  readonly name: string;
  readonly isPantry: boolean;
  readonly isTicked: boolean;
  readonly plan: Plan;
}

/** Each ingredient with its plan. What is usually at home is not ticked until the shopper does. */
export function shoppingList(
  recipe: Recipe,
  servings: number,
  products: readonly RecipeProduct[],
  { goal, without, changed }: ShoppingPreferences,
): ListLine[] {
  const factor = servings / recipe.servings;
  return recipe.ingredients.map((ingredient, place) => {
    const plan = planIngredient(ingredient, products, { factor, goal, without });
    const isTicked = 'choice' in plan && ingredient.pantry === changed.has(place);
    return { place, name: ingredient.name, isPantry: ingredient.pantry, isTicked, plan };
  });
}

const chosen = (lines: readonly ListLine[]) =>
  lines.flatMap(({ isTicked, plan }) => (isTicked && 'choice' in plan ? [plan.choice] : []));

/** Items for the cart: each product once, though two ingredients may need it. */
export function linesOf(lines: readonly ListLine[]): CartItemInput[] {
  const totals = new Map<string, number>();
  for (const { packs } of chosen(lines))
    for (const { pack, count } of packs)
      totals.set(pack.sku, (totals.get(pack.sku) ?? 0) + pack.quantity * count);
  return [...totals].map(([sku, quantity]) => ({ sku, quantity }));
}

/** Sum of the ticked items in cents, without deposit. */
export const totalOf = (lines: readonly ListLine[]): number =>
  chosen(lines).reduce((total, { price }) => total + price, 0);

/** Allergens that products of the recipe contain or may contain: those worth leaving out. */
export function allergensOf(products: readonly RecipeProduct[]): Allergen[] {
  return [
    ...new Set(products.flatMap(({ allergens, traces }) => [...allergens, ...traces])),
  ].sort();
}

export function productOf(products: readonly RecipeProduct[], sku: string): Product | undefined {
  return products.find(({ product }) => product.sku === sku)?.product;
}
