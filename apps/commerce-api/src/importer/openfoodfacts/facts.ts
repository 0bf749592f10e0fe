import { Allergen } from '@larder/contracts/catalogue/schemas';
import { decodeHTMLStrict } from 'entities';
import type { Nutrition, ProductMark } from '@larder/contracts/catalogue';

export type Cells = Readonly<Record<string, string>>;

/** The code as 13 digits, taken from the URL when a spreadsheet has turned it into `3.70E+12`. */
export function codeOf(cells: Cells): string | undefined {
  const written = (cells.code ?? '').trim();
  const code = /^\d+$/.test(written)
    ? written
    : (/\/product\/(\d+)/.exec(cells.url ?? '')?.[1] ?? '');
  return code.length >= 4 && code.length <= 14 ? code.padStart(13, '0') : undefined;
}

/** Text without entities, control characters, repeated spaces and broken characters. */
export function cleanText(text: string | undefined, most: number): string | undefined {
  const clean = decodeHTMLStrict(text ?? '')
    .replace(/[\p{C}\uFFFD\s]+/gu, ' ')
    .trim();
  return clean === '' ? undefined : clean.slice(0, most).trim();
}

function tagsOf(text: string | undefined): string[] {
  return (text ?? '').split(',').map((tag) => tag.trim().toLowerCase());
}

const allergenTags: Readonly<Record<string, string>> = {
  'sesame-seeds': 'sesame',
  'sulphur-dioxide-and-sulphites': 'sulphites',
};

/** Allergens of the regulation's list; other tags are ambiguous and are left out. */
export function allergensOf(text: string | undefined): Allergens {
  const known = new Set<string>(Allergen.options);
  const named = tagsOf(text).map((tag) => tag.replace(/^en:/, ''));
  const found = named.map((name) => allergenTags[name] ?? name).filter((name) => known.has(name));
  return [...new Set(found)] as Allergens;
}
type Allergens = (typeof Allergen.options)[number][];

const markTags: readonly (readonly [string, ProductMark])[] = [
  ['en:organic', 'organic'],
  ['en:vegan', 'vegan'],
  ['en:vegetarian', 'vegetarian'],
  ['en:gluten-free', 'gluten-free'],
  ['en:no-gluten', 'gluten-free'],
  ['en:lactose-free', 'lactose-free'],
  ['en:no-lactose', 'lactose-free'],
];

export function marksOf(cells: Cells): ProductMark[] {
  const tags = new Set(tagsOf(cells.labels_tags));
  return [...new Set(markTags.filter(([tag]) => tags.has(tag)).map(([, mark]) => mark))];
}

function amountOf(cells: Cells, ...names: readonly string[]): number | undefined {
  for (const name of names) {
    const text = (cells[`${name}_100g`] ?? '').trim();
    const value = Number(text);
    if (text !== '' && Number.isFinite(value) && value >= 0) return value;
  }
  return undefined;
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
const kilojoules = 4.184;
/** Pure fat has the most energy that food can have. */
const maxKilojoules = 3_800;

/**
 * Nutrition by the regulation's names, or undefined when one of the required values is missing or
 * impossible: half a declaration must not be shown. Salt is 2.5 times the sodium where it is missing.
 */
export function nutritionOf(cells: Cells): Omit<Nutrition, 'per'> | undefined {
  const kcal = amountOf(cells, 'energy-kcal');
  const kj =
    amountOf(cells, 'energy-kj', 'energy') ?? (kcal === undefined ? undefined : kcal * kilojoules);
  const sodium = amountOf(cells, 'sodium');
  const required = {
    fat: amountOf(cells, 'fat'),
    saturatedFat: amountOf(cells, 'saturated-fat'),
    carbohydrate: amountOf(cells, 'carbohydrates', 'carbohydrate'),
    sugars: amountOf(cells, 'sugars'),
    protein: amountOf(cells, 'proteins'),
    salt: amountOf(cells, 'salt') ?? (sodium === undefined ? undefined : sodium * 2.5),
  };
  const values = Object.values(required);
  if (kj === undefined || kj > maxKilojoules) return undefined;
  if (values.some((value) => value === undefined || value > 100)) return undefined;
  const fibre = amountOf(cells, 'fiber');
  const {
    fat = 0,
    saturatedFat = 0,
    carbohydrate = 0,
    sugars = 0,
    protein = 0,
    salt = 0,
  } = required;
  return {
    energyKj: rounded(kj, 0),
    energyKcal: rounded(kcal ?? kj / kilojoules, 0),
    fat: rounded(fat, 1),
    saturatedFat: rounded(saturatedFat, 1),
    carbohydrate: rounded(carbohydrate, 1),
    sugars: rounded(sugars, 1),
    ...(fibre !== undefined && fibre <= 100 && { fibre: rounded(fibre, 1) }),
    protein: rounded(protein, 1),
    salt: rounded(salt, 2),
  };
}
