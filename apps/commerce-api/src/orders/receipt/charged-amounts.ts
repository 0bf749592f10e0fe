import { discounted, withTaxAdded, type Taxed } from '@larder/pricing';

/** What an order is charged for, with rates: at prices that include the tax, or without it. */
export interface Charges {
  /** After discounts. */
  readonly goods: readonly Taxed[];
  /** Deposits, fees, gift cards and tip. */
  readonly others: readonly Taxed[];
  readonly isTaxAdded: boolean;
}

/** All charges with their tax; cents. */
export function chargedAmounts({ goods, others, isTaxAdded }: Charges): readonly Taxed[] {
  const all = [...goods, ...others];
  return isTaxAdded ? withTaxAdded(all) : all;
}

/**
 * The charges once `waived` cents are off: off the goods; where the tax comes on top, which is rounded
 * over goods and fees of a rate, off all that is taxed.
 */
export function amountsAfterWaiver(charges: Charges, waived: number): readonly Taxed[] {
  const { goods, others, isTaxAdded } = charges;
  if (!isTaxAdded) return [...discounted(goods, waived), ...others];
  const all = chargedAmounts(charges);
  return [
    ...discounted(
      all.filter(({ isOutsideScope }) => !isOutsideScope),
      waived,
    ),
    ...all.filter(({ isOutsideScope }) => isOutsideScope),
  ];
}

export const grossOf = (amounts: readonly Taxed[]) =>
  amounts.reduce((sum, { gross }) => sum + gross, 0);
