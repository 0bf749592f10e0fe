import type { Measures } from '@larder/countries';

export const customaryUnits = ['oz', 'lb', 'floz', 'pint', 'quart', 'gallon'] as const;
export type CustomaryUnit = (typeof customaryUnits)[number];

/** Grams, the same in every country since the International Yard and Pound Agreement of 1959. */
export const pound = 453.59237;

/** By what people write, without spaces and full stops. A map, since a text may name `constructor`. */
const names: ReadonlyMap<string, CustomaryUnit> = new Map([
  ['oz', 'oz'],
  ['ounce', 'oz'],
  ['ounces', 'oz'],
  ['lb', 'lb'],
  ['lbs', 'lb'],
  ['pound', 'lb'],
  ['pounds', 'lb'],
  ['floz', 'floz'],
  ['fluidounce', 'floz'],
  ['fluidounces', 'floz'],
  ['pt', 'pint'],
  ['pint', 'pint'],
  ['pints', 'pint'],
  ['qt', 'quart'],
  ['quart', 'quart'],
  ['quarts', 'quart'],
  ['gal', 'gallon'],
  ['gallon', 'gallon'],
  ['gallons', 'gallon'],
]);

/** Regular expressions of what people write, the longest first. */
export const customaryPatterns: readonly string[] = [
  String.raw`fluid\s?ounces?`,
  String.raw`fl\.?\s?oz`,
  ...[...names.keys()].toSorted((a, b) => b.length - a.length),
];

type MetricSize = readonly [unit: 'g' | 'ml', factor: number];

/** What a unit of feeds and packs is in the feed's own: grams of weights, else millilitres. */
export function inMetric(unit: CustomaryUnit, { pint, ounces }: Measures): MetricSize {
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

/** The size of a unit as it is written, such as `fl. oz`; undefined when it is none of them. */
export function customarySize(written: string, measures: Measures): MetricSize | undefined {
  const unit = names.get(written.toLowerCase().replace(/[^a-z]/g, ''));
  return unit && inMetric(unit, measures);
}
