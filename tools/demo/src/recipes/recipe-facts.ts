import type { DemoRow } from '../feed/build.js';
import type { Amount } from './read-recipes.js';

const fields = [
  'energyKj',
  'energyKcal',
  'fat',
  'saturatedFat',
  'carbohydrate',
  'sugars',
  'fibre',
  'protein',
  'salt',
] as const;

const spoons = { el: 15, tl: 5, pr: 0.5 } as const;

/**
 * Minimum amount of oil in millilitres that counts as oil for frying, of which only a part is eaten.
 */
const fryingOil = 150;
const eaten = 0.15;

export function gramsOf({ amount, unit, item }: Amount): number {
  if (unit === 'g' || unit === 'ml') return amount;
  if (unit === 'el' || unit === 'tl' || unit === 'pr') return amount * spoons[unit];
  return amount * item.grams;
}

function gramsEaten(one: Amount): number {
  const isFrying = one.key === 'oel' && gramsOf(one) >= fryingOil;
  return gramsOf(one) * (isFrying ? eaten : 1);
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Nutrition of 100 g and grams of a portion, from the data of the first products. */
export function nutritionOf(
  amounts: readonly Amount[],
  rowOf: (sku: string) => DemoRow,
  servings: number,
) {
  const sums = Object.fromEntries(fields.map((field) => [field, 0])) as Record<
    (typeof fields)[number],
    number
  >;
  let grams = 0;
  for (const one of amounts) {
    const row = rowOf(one.item.skus[0] ?? '');
    const share = gramsEaten(one);
    grams += share;
    for (const field of fields) sums[field] += ((row[field] ?? 0) * share) / 100;
  }
  const per100 = fields.map((field) => [
    field,
    rounded((sums[field] * 100) / grams, field.startsWith('energy') ? 0 : field === 'salt' ? 2 : 1),
  ]);
  return {
    nutrition: { per: 'g', ...Object.fromEntries(per100) },
    portionGrams: Math.round(grams / servings / 5) * 5,
  };
}

/** Allergens of the first product of every ingredient. */
export function allergensOf(amounts: readonly Amount[], rowOf: (sku: string) => DemoRow): string[] {
  return [
    ...new Set(amounts.flatMap(({ item }) => rowOf(item.skus[0] ?? '').allergens ?? [])),
  ].sort();
}
