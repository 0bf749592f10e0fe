/** Units of numbers in files, and by what they become those of the feed: cents, grams, millilitres. */
const factors = {
  cents: 1,
  currency: 100,
  g: 1,
  kg: 1000,
  oz: 28.35,
  lb: 453.6,
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  floz: 29.57,
} as const;

export type Unit = keyof typeof factors;

export const units = Object.keys(factors) as [Unit, ...Unit[]];

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
export function converted(value: number, unit: Unit | undefined, factor = 1): number {
  const by = factor * (unit === undefined ? 1 : factors[unit]);
  return Math.round(value * by * 100) / 100;
}
