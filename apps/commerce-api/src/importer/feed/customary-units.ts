import type { Measures } from '@larder/countries';

export const customaryUnits = ['oz', 'lb', 'floz', 'pint', 'quart', 'gallon'] as const;
export type CustomaryUnit = (typeof customaryUnits)[number];

/** Grams, the same in every country since the International Yard and Pound Agreement of 1959. */
const pound = 453.59237;

/** What a unit of feeds and packs is in the feed's own: grams of weights, else millilitres. */
export function inMetric(
  unit: CustomaryUnit,
  { pint, ounces }: Measures,
): readonly ['g' | 'ml', number] {
  const sizes = {
    oz: ['g', pound / 16],
    lb: ['g', pound],
    floz: ['ml', pint / ounces],
    pint: ['ml', pint],
    quart: ['ml', 2 * pint],
    gallon: ['ml', 8 * pint],
  } as const;
  return sizes[unit];
}
