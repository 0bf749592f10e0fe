import type { Ingredient } from '@larder/contracts/recipes';

type Unit = NonNullable<Ingredient['unit']>;

const units: Readonly<Record<string, readonly [Unit, number]>> = {
  g: ['g', 1],
  gr: ['g', 1],
  gramm: ['g', 1],
  gram: ['g', 1],
  grams: ['g', 1],
  dag: ['g', 10],
  kg: ['g', 1000],
  ml: ['ml', 1],
  cl: ['ml', 10],
  dl: ['ml', 100],
  l: ['ml', 1000],
  liter: ['ml', 1000],
  litre: ['ml', 1000],
  litres: ['ml', 1000],
  el: ['tablespoon', 1],
  esslöffel: ['tablespoon', 1],
  tbsp: ['tablespoon', 1],
  tablespoon: ['tablespoon', 1],
  tablespoons: ['tablespoon', 1],
  tl: ['teaspoon', 1],
  teelöffel: ['teaspoon', 1],
  tsp: ['teaspoon', 1],
  teaspoon: ['teaspoon', 1],
  teaspoons: ['teaspoon', 1],
  prise: ['pinch', 1],
  prisen: ['pinch', 1],
  pinch: ['pinch', 1],
  pinches: ['pinch', 1],
  bund: ['bunch', 1],
  bunch: ['bunch', 1],
  bunches: ['bunch', 1],
  zehe: ['clove', 1],
  zehen: ['clove', 1],
  clove: ['clove', 1],
  cloves: ['clove', 1],
  stk: ['piece', 1],
  stück: ['piece', 1],
  piece: ['piece', 1],
  pieces: ['piece', 1],
};

const fractions: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 0.125,
};

const number = String.raw`(?:\d+(?:[.,]\d+)?(?:\s*/\s*\d+)?)`;
const amountPattern = new RegExp(
  String.raw`^(?:ca\.?\s*)?(${number})?\s*([¼½¾⅓⅔⅛])?(?:\s*(?:-|–|bis|to)\s*(${number}))?\s*`,
);

function valueOf(text: string): number {
  const [top = '', bottom] = text.replaceAll(',', '.').split('/');
  return bottom === undefined ? Number(top) : Number(top) / Number(bottom);
}

export interface ReadIngredient {
  readonly name: string;
  readonly amount?: number;
  readonly unit?: Unit;
}

/**
 * An ingredient as recipes write it, `2-3 EL Olivenöl` or `½ l milk`, split into amount, unit and name.
 * The larger end of a range is used, so that the amount always suffices.
 */
export function readIngredient(text: string): ReadIngredient {
  const line = text.replace(/\s+/g, ' ').trim();
  const [whole = '', first, fraction, last] = amountPattern.exec(line) ?? [];
  const counted = (first === undefined ? 0 : valueOf(first)) + (fractions[fraction ?? ''] ?? 0);
  const value = last === undefined ? counted : valueOf(last);
  const rest = line.slice(whole.length);
  if (!(value > 0) || !Number.isFinite(value) || rest === '') return { name: line };
  const [word = '', ...words] = rest.split(' ');
  const known = units[word.toLowerCase().replace(/\.$/, '')];
  if (!known || words.length === 0) return { name: rest, amount: value, unit: 'piece' };
  const [unit, factor] = known;
  return { name: words.join(' '), amount: value * factor, unit };
}
