import type { Measures } from '@larder/countries';
import { customaryUnits, inMetric, type CustomaryUnit } from '../../kernel/text/customary-units.js';

/** Units of numbers in files, and by what they become those of the feed: cents, grams, millilitres. */
const factors = {
  cents: 1,
  currency: 100,
  g: 1,
  kg: 1000,
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
} as const;

export type Unit = keyof typeof factors | CustomaryUnit;

const plain = Object.keys(factors) as (keyof typeof factors)[];
export const units: readonly Unit[] = [...plain, ...customaryUnits];

const isCustomary = (unit: Unit): unit is CustomaryUnit =>
  (customaryUnits as readonly Unit[]).includes(unit);

function factorOf(unit: Unit, measures: Measures): number {
  if (!isCustomary(unit)) return factors[unit];
  const [, factor] = inMetric(unit, measures);
  return factor;
}

export interface ConversionTarget {
  /** Of the shop's country. */
  readonly measures: Measures;
  /** Whether the feed has whole numbers there. */
  readonly isWhole: boolean;
}

interface Conversion extends ConversionTarget {
  readonly unit: Unit | undefined;
  readonly factor: number | undefined;
}

/** `1.299,50`, `1,299.50` and `2,99` as numbers; undefined for other texts. */
export function numberOf(text: string): number | undefined {
  const clean = text.replace(/[\s\u00A0'’]/g, '').replace(/^[^\d-]+|[^\d]+$/g, '');
  const parts = /^(-?[\d.,]*?)(?:[.,](\d+))?$/.exec(clean);
  const [, whole = '', decimals] = parts ?? [];
  const digits = whole.replace(/[.,]/g, '');
  if (!/^-?\d+$/.test(digits)) return undefined;
  return Number(decimals === undefined ? digits : `${digits}.${decimals}`);
}

/** The number in the feed's unit. Rounded to a hundredth, so that 2.99 are 299 cents. */
export function converted(value: number, conversion: Conversion): number {
  const { unit, factor = 1, measures, isWhole } = conversion;
  const by = factor * (unit === undefined ? 1 : factorOf(unit, measures));
  return isWhole ? Math.round(value * by) : Math.round(value * by * 100) / 100;
}
