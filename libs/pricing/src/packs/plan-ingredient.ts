import type { Allergen, Product } from '@larder/contracts/catalogue';
import type { Ingredient, PackAmount, RecipeProduct } from '@larder/contracts/recipes';
import { choosePacks, type Goal, type Pack, type PackChoice } from './choose-packs.js';
import { isOrderable, packOf } from './packs-of.js';

export interface PlanTerms {
  /** Wanted portions by those of the recipe. */
  readonly factor: number;
  readonly goal: Goal;
  /** Nothing that contains these, or may contain traces of them. */
  readonly without: readonly Allergen[];
}

/** Why nothing can be bought for an ingredient. */
export type Obstacle = 'unknown' | 'allergen' | 'unavailable' | 'tooMuch';

/** How an ingredient is bought, or why it is not. */
export type Plan =
  | { readonly obstacle: Obstacle }
  | {
      readonly choice: PackChoice;
      readonly unit: PackAmount['unit'];
      /** Ways of buying it that were compared. */
      readonly compared: number;
      /** The best for the other goal, where it is another one. */
      readonly other: PackChoice | undefined;
    };

/** Packs of the same product may be mixed, such as a litre and half a litre of one milk. */
const kindOf = ({ name, brand }: Product) => `${brand?.slug ?? ''}\n${name}`;

function packsByKind(products: readonly Product[], unit: PackAmount['unit']): Pack[][] {
  const kinds = new Map<string, Pack[]>();
  for (const product of products) {
    const pack = packOf(product, unit);
    if (!pack) continue;
    const key = kindOf(product);
    kinds.set(key, [...(kinds.get(key) ?? []), pack]);
  }
  return [...kinds.values()];
}

/** The best of all kinds; of equals the one that the recipe names first. */
function best(kinds: readonly Pack[][], needed: number, goal: Goal): PackChoice | undefined {
  const worth = ({ price, left }: PackChoice) => (goal === 'price' ? [price, left] : [left, price]);
  return kinds
    .flatMap((packs) => choosePacks(needed, packs, goal) ?? [])
    .reduce<PackChoice | undefined>((first, one) => {
      if (!first) return one;
      const [a = 0, b = 0] = worth(one);
      const [c = 0, d = 0] = worth(first);
      return a < c || (a === c && b < d) ? one : first;
    }, undefined);
}

/**
 * Which packs to buy for an ingredient. Only what can be ordered now and, where the shopper leaves
 * allergens out, only what is free of them counts; a product that the shop has no composition of is not.
 */
export function planIngredient(
  { packAmount, skus }: Pick<Ingredient, 'packAmount' | 'skus'>,
  products: readonly RecipeProduct[],
  { factor, goal, without }: PlanTerms,
): Plan {
  const named = skus.flatMap((sku) => products.find(({ product }) => product.sku === sku) ?? []);
  if (!packAmount || named.length === 0) return { obstacle: 'unknown' };
  const safe = named.filter(
    ({ allergens, traces, isUnknown }) =>
      without.length === 0 ||
      !(isUnknown || without.some((one) => [...allergens, ...traces].includes(one))),
  );
  if (safe.length === 0) return { obstacle: 'allergen' };
  const there = safe.map(({ product }) => product).filter(isOrderable);
  if (there.length === 0) return { obstacle: 'unavailable' };
  const { amount, unit } = packAmount;
  const kinds = packsByKind(there, unit);
  if (kinds.length === 0) return { obstacle: 'unknown' };
  const choice = best(kinds, amount * factor, goal);
  if (!choice) return { obstacle: 'tooMuch' };
  const rival = best(kinds, amount * factor, goal === 'price' ? 'waste' : 'price');
  const isSame = rival?.price === choice.price && rival.left === choice.left;
  return { choice, unit, compared: kinds.flat().length, other: isSame ? undefined : rival };
}
