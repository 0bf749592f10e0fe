import { scaled } from './money.js';

export interface Taxed {
  /** Percent, with at most two decimals. */
  readonly rate: number;
  /** Cents with the tax in them. */
  readonly gross: number;
}

export interface VatPart extends Taxed {
  readonly net: number;
  readonly vat: number;
}

/**
 * Value added tax contained in amounts, one part for each rate in ascending order. The tax is
 * rounded once a rate, not once a line, and net and tax of a part add up to its gross amount.
 */
export function vatParts(amounts: readonly Taxed[]): VatPart[] {
  const grossByRate = new Map<number, number>();
  for (const { rate, gross } of amounts)
    grossByRate.set(rate, (grossByRate.get(rate) ?? 0) + gross);
  return [...grossByRate]
    .sort(([a], [b]) => a - b)
    .map(([rate, gross]) => {
      const hundredths = Math.round(rate * 100);
      const vat = scaled(gross, hundredths, 100_00 + hundredths);
      return { rate, gross, net: gross - vat, vat };
    });
}
