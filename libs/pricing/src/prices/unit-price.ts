import type { Product } from '@larder/contracts/catalogue';
import { scaled } from './money.js';
import { gramsPerKilogram } from './quantity.js';

export type Measured = Pick<
  Product,
  'weightArticle' | 'content' | 'drainedWeight' | 'unitPriceBase' | 'price'
>;

export interface UnitPrice {
  /** Cents. */
  readonly value: number;
  readonly per: {
    readonly amount: number;
    readonly unit: 'g' | 'kg' | 'l' | 'metre' | 'ml' | 'piece' | 'sheet' | 'wash';
  };
}

/** Contents may be fractions (0.7 g of saffron); a thousandth is as fine as they are measured. */
const precision = 1000;

function per(cents: number, content: number, base: number, count: number): number {
  return scaled(cents, base * precision, Math.round(content * precision) * count);
}

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
  if (product.weightArticle) return { value, per: { amount: 1, unit: 'kg' } };
  if (product.drainedWeight !== undefined && product.drainedWeight > 0) {
    return byMeasure(product, value, product.drainedWeight, 'g', count);
  }
  const { content } = product;
  if (content === undefined) return undefined;
  if (content.unit === 'g' || content.unit === 'ml') {
    return byMeasure(product, value, content.amount, content.unit, count);
  }
  const amount = content.unit === 'sheet' ? 100 : 1;
  return { value: per(value, content.amount, amount, count), per: { amount, unit: content.unit } };
}

function byMeasure(
  { unitPriceBase: base = gramsPerKilogram }: Measured,
  cents: number,
  content: number,
  unit: 'g' | 'ml',
  count: number,
): UnitPrice {
  const isSmall = base < gramsPerKilogram;
  return {
    value: per(cents, content, base, count),
    per: isSmall ? { amount: base, unit } : { amount: 1, unit: unit === 'g' ? 'kg' : 'l' },
  };
}
