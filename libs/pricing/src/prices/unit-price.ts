import type { Product } from '@larder/contracts/catalogue';
import { scaled } from './money.js';
import { gramsPerKilogram } from './quantity.js';

export type Measured = Pick<
  Product,
  'weightArticle' | 'content' | 'drainedWeight' | 'unitPriceBase' | 'price'
>;

type Unit = 'g' | 'kg' | 'l' | 'metre' | 'ml' | 'piece' | 'sheet' | 'wash';

export interface UnitPrice {
  /** Cents. */
  readonly value: number;
  readonly per: { readonly amount: number; readonly unit: Unit };
}

/** Contents may be fractions (0.7 g of saffron); a thousandth is as fine as they are measured. */
const precision = 1000;

/**
 * Unit price by the price indication rules of the EU (98/6/EC): for 1 kg or 1 l, also for small packs.
 * Germany abolished the unit of 100 g in 2022 (PAngV § 5), Austria allows it for five groups of goods
 * (PrAG § 10a, GrundpreisV § 3): one unit in every shop is legal everywhere, and prices are comparable.
 * For drained goods the drained weight counts. Weighed goods are priced per kilogram at any step,
 * bundles by their whole content. Counted goods are priced per piece, wash or metre; sheets per
 * hundred, because one costs less than a cent. A country that asks for another unit, such as India for
 * that of a gram, has it in `unitPriceBase` of the product.
 * @param value the price in cents: regular, loyalty or former
 * @param count how many packs the price is for, as in a multi-buy offer
 * @returns undefined when the product's content is not known
 */
export function unitPrice(
  product: Measured,
  value = product.price.regular.value,
  count = 1,
): UnitPrice | undefined {
  const { content, drainedWeight, unitPriceBase: base = gramsPerKilogram } = product;
  if (product.weightArticle) return { value, per: { amount: 1, unit: 'kg' } };
  const perUnit = (size: number, basis: number, unit: Unit, amount = basis) => ({
    value: scaled(value, basis * precision, Math.round(size * precision) * count),
    per: { amount, unit },
  });
  const byMeasure = (size: number, unit: 'g' | 'ml') =>
    base < gramsPerKilogram
      ? perUnit(size, base, unit)
      : perUnit(size, base, unit === 'g' ? 'kg' : 'l', 1);
  if (drainedWeight) return byMeasure(drainedWeight, 'g');
  if (!content) return undefined;
  const { amount, unit } = content;
  if (unit === 'g' || unit === 'ml') return byMeasure(amount, unit);
  return perUnit(amount, unit === 'sheet' ? 100 : 1, unit);
}
