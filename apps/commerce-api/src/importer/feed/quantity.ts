import type { NetContent } from '@larder/contracts/catalogue';

/** Grams or millilitres per unit, as printed on packs. */
const units: Readonly<Record<string, readonly [NetContent['unit'], number]>> = {
  g: ['g', 1],
  gr: ['g', 1],
  gram: ['g', 1],
  grams: ['g', 1],
  gramm: ['g', 1],
  grammes: ['g', 1],
  kg: ['g', 1000],
  kilo: ['g', 1000],
  oz: ['g', 28.35],
  lb: ['g', 453.6],
  lbs: ['g', 453.6],
  ml: ['ml', 1],
  cl: ['ml', 10],
  dl: ['ml', 100],
  l: ['ml', 1000],
  lt: ['ml', 1000],
  liter: ['ml', 1000],
  litre: ['ml', 1000],
  litres: ['ml', 1000],
  litro: ['ml', 1000],
  floz: ['ml', 29.57],
};

const number = String.raw`\d+(?:[.,]\d+)?`;
const pattern = new RegExp(
  String.raw`(?:(\d{1,3})\s*[x×*]\s*)?(${number})\s*(fl\.?\s?oz|[a-zµ]+)\b`,
  'giu',
);

/**
 * Net content parsed from free text such as `6 x 1,5 l`, `500g` or `1 litre e`; the first amount with a
 * known unit wins. Undefined when there is none.
 */
export function parseQuantity(text: string): NetContent | undefined {
  for (const [, count, amount, unit] of text.matchAll(pattern)) {
    const known = units[(unit ?? '').toLowerCase().replace(/[^a-z]/g, '')];
    const single = Number((amount ?? '').replace(',', '.'));
    if (!known || !(single > 0)) continue;
    const [name, factor] = known;
    const whole = Math.round(Number(count ?? 1) * single * factor * 100) / 100;
    if (whole > 0 && whole < 1_000_000) return { amount: whole, unit: name };
  }
  return undefined;
}
