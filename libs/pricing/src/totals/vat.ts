import { scaled } from '../prices/money.js';

export interface Taxed {
  /** Percent, with at most three decimals, as sales taxes of cities have. */
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

/**
 * The parts that receipts name. Where the tax is added to prices, goods without it have no line, as on
 * receipts of grocers there; where prices include it, a rate of 0 % is what the shopper is to know.
 */
export const namedParts = (parts: readonly VatPart[], isAdded: boolean): readonly VatPart[] =>
  isAdded ? parts.filter(({ rate }) => rate > 0) : parts;

/** 100 % in thousandths of a percent. */
const WHOLE = 100_000;
const inThousandths = (rate: number) => Math.round(rate * 1000);

function vatIn({ rate, gross }: Taxed): number {
  const part = inThousandths(rate);
  return Math.sign(gross) * scaled(Math.abs(gross), part, WHOLE + part);
}

/**
 * Amounts without tax as amounts with it, one for each rate in ascending order: what prices without tax
 * come to. The tax is rounded once a rate, and is the one that `vatParts` finds in them.
 */
export function withTaxAdded(amounts: readonly Taxed[]): Taxed[] {
  return vatParts(amounts).map(({ rate, gross, isOutsideScope }) => {
    const tax = scaled(Math.abs(gross), inThousandths(rate), WHOLE);
    return taxedAt(isOutsideScope ? undefined : rate, gross + Math.sign(gross) * tax);
  });
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
