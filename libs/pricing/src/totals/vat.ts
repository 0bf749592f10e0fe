import { scaled } from '../prices/money.js';

export interface Taxed {
  /** Percent, with at most two decimals. */
  readonly rate: number;
  /** Cents including tax; negative for refunds. */
  readonly gross: number;
  /** Outside the scope of the tax, which is not the same as a rate of 0 %: gift cards, some deposits. */
  readonly isOutsideScope?: true | undefined;
}

/** An amount at a rate, or outside the scope of the tax without one. */
export function taxedAt(rate: number | undefined, gross: number): Taxed {
  return rate === undefined ? { rate: 0, gross, isOutsideScope: true } : { rate, gross };
}

export interface VatPart extends Taxed {
  readonly net: number;
  readonly vat: number;
}

function vatIn({ rate, gross }: Taxed): number {
  const hundredths = Math.round(rate * 100);
  return Math.sign(gross) * scaled(Math.abs(gross), hundredths, 100_00 + hundredths);
}

/**
 * Value added tax contained in amounts, one part for each rate in ascending order, and last the part
 * outside its scope. The tax is rounded once a rate, not once a line, and net and tax of a part add up
 * to its gross amount.
 */
export function vatParts(amounts: readonly Taxed[]): VatPart[] {
  const parts = new Map<number | undefined, Taxed>();
  for (const one of amounts) {
    const rate = one.isOutsideScope ? undefined : one.rate;
    parts.set(rate, taxedAt(rate, (parts.get(rate)?.gross ?? 0) + one.gross));
  }
  return [...parts]
    .sort(([a = Infinity], [b = Infinity]) => a - b)
    .map(([, part]) => {
      const vat = part.isOutsideScope ? 0 : vatIn(part);
      return { ...part, net: part.gross - vat, vat };
    });
}
