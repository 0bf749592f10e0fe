import type { NetContent } from '@larder/contracts/catalogue';
import type { Measures } from '@larder/countries';
import { customarySize } from '../../kernel/text/customary-units.js';

/** Grams or millilitres per unit, as printed on packs. Maps, since a text may name `constructor`. */
const metric = new Map<string, readonly [NetContent['unit'], number]>([
  ['g', ['g', 1]],
  ['gr', ['g', 1]],
  ['gram', ['g', 1]],
  ['grams', ['g', 1]],
  ['gramm', ['g', 1]],
  ['grammes', ['g', 1]],
  ['kg', ['g', 1000]],
  ['kilo', ['g', 1000]],
  ['ml', ['ml', 1]],
  ['cl', ['ml', 10]],
  ['dl', ['ml', 100]],
  ['l', ['ml', 1000]],
  ['lt', ['ml', 1000]],
  ['liter', ['ml', 1000]],
  ['litre', ['ml', 1000]],
  ['litres', ['ml', 1000]],
  ['litro', ['ml', 1000]],
]);

function sizeOf(written: string, measures: Measures) {
  const name = written.toLowerCase().replace(/[^a-z]/g, '');
  return customarySize(written, measures) ?? metric.get(name);
}

const number = String.raw`\d+(?:[.,]\d+)?`;
const pattern = new RegExp(
  String.raw`(?:(\d{1,3})\s*[x×*]\s*)?(${number})\s*(fl\.?\s?oz|fluid ounces?|[a-zµ]+)\b`,
  'giu',
);

/**
 * Net content parsed from free text such as `6 x 1,5 l`, `500g` or `1 litre e`; the first amount with a
 * known unit wins. Undefined when there is none.
 * @param measures those of the shop's country: how much a pint holds
 */
export function parseQuantity(text: string, measures: Measures): NetContent | undefined {
  for (const [, count, amount, unit] of text.matchAll(pattern)) {
    const known = sizeOf(unit ?? '', measures);
    const single = Number((amount ?? '').replace(',', '.'));
    if (!known || !(single > 0)) continue;
    const [metricUnit, factor] = known;
    const whole = Math.round(Number(count ?? 1) * single * factor * 100) / 100;
    if (whole > 0 && whole < 1_000_000) return { amount: whole, unit: metricUnit };
  }
  return undefined;
}
