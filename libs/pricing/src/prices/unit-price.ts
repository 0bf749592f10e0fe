import type { Product } from '@larder/contracts/catalogue';
import { scaled } from './money.js';
import { gramsPerKilogram } from './quantity.js';

export type Measured = Pick<
  Product,
  'weightArticle' | 'content' | 'drainedWeight' | 'unitPriceBase' | 'unitPriceSymbol' | 'price'
>;

type Unit = 'g' | 'kg' | 'l' | 'metre' | 'ml' | 'piece' | 'sheet' | 'wash';

export interface UnitPrice {
  /** Cents. */
  readonly value: number;
  readonly per: {
    readonly amount: number;
    readonly unit: Unit;
    /** What is shown instead of the unit: it is the same in every language. */
    readonly symbol?: string | undefined;
  };
}

/** Contents may be fractions: 0.7 g of saffron, 28.34952 g in an ounce. */
const hundredThousandths = (size: number) => Math.round(size * 1e5);

/**
 * Unit price by the price indication rules of the EU (98/6/EC): for 1 kg or 1 l, also for small packs.
 * Germany abolished the unit of 100 g in 2022 (PAngV § 5), Austria allows it for five groups of goods
 * (PrAG § 10a, GrundpreisV § 3): one unit in every shop is legal everywhere, and prices are comparable.
 * For drained goods the drained weight counts. Weighed goods are priced per kilogram at any step,
 * bundles by their whole content. Counted goods are priced per piece, wash or metre; sheets per
 * hundred, because one costs less than a cent. A country that asks for another unit, such as India for
 * that of a gram, has it in `unitPriceBase` of the product; the United States, which price pounds and
 * ounces, also name it in `unitPriceSymbol`.
 * @param value the price in cents: regular, loyalty or former
 * @param count how many packs the price is for, as in a multi-buy offer
 * @returns undefined when the product's content is not known
 */
export function unitPrice(
  product: Measured,
  value = product.price.regular.value,
  count = 1,
): UnitPrice | undefined {
  const { content, drainedWeight, unitPriceSymbol: symbol } = product;
  const { unitPriceBase: base = gramsPerKilogram } = product;
  const perUnit = (size: number, basis: number, unit: Unit, amount = basis): UnitPrice => ({
    value: scaled(value, hundredThousandths(basis), hundredThousandths(size) * count),
    per: { amount, unit, symbol },
  });
  const byMeasure = (size: number, unit: 'g' | 'ml') =>
    base < gramsPerKilogram && !symbol
      ? perUnit(size, base, unit)
      : perUnit(size, base, unit === 'g' ? 'kg' : 'l', 1);
  if (product.weightArticle)
    return symbol ? byMeasure(gramsPerKilogram, 'g') : { value, per: { amount: 1, unit: 'kg' } };
  if (drainedWeight) return byMeasure(drainedWeight, 'g');
  if (!content) return undefined;
  const { amount, unit } = content;
  if (unit === 'g' || unit === 'ml') return byMeasure(amount, unit);
  return perUnit(amount, unit === 'sheet' ? 100 : 1, unit);
}
