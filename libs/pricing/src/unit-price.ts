import type { Product } from '@larder/contracts/catalogue';
import { scaled } from './money.js';
import { gramsPerKilogram } from './quantity.js';

export type Measured = Pick<Product, 'weightArticle' | 'content' | 'drainedWeight' | 'price'>;

export interface UnitPrice {
  /** Cents. */
  readonly value: number;
  readonly per: {
    readonly amount: number;
    readonly unit: 'kg' | 'l' | 'g' | 'ml' | 'piece' | 'wash' | 'sheet' | 'metre';
  };
}

/** Largest content, in grams or millilitres, whose unit price is told for 100 g or 100 ml. */
const smallPack = 250;

/** Contents may be fractions (0.7 g of saffron); a thousandth is as fine as they are measured. */
const precision = 1000;

function per(cents: number, content: number, base: number, count: number): number {
  return scaled(cents, base * precision, Math.round(content * precision) * count);
}

/**
 * Unit price by the price indication rules of the EU (98/6/EC): for 1 kg or 1 l. Member states may
 * allow 100 g or 100 ml for small packs; we use that, in every shop alike, for contents up to
 * 250 g or 250 ml. Where liquid is drained off, the drained weight counts. Weighted goods are told
 * by the kilogram whatever their step is, bundles by their whole content. Counted goods are told
 * by the piece, wash or metre; sheets by the hundred, because one costs less than a cent.
 *
 * @param value the price in cents that is measured, regular, loyalty or former alike
 * @param count how many packs the price is for, as in an offer of several
 * @returns undefined when the product's content is not known
 */
export function unitPrice(
  product: Measured,
  value = product.price.regular.value,
  count = 1,
): UnitPrice | undefined {
  if (product.weightArticle) return { value, per: { amount: 1, unit: 'kg' } };
  if (product.drainedWeight !== undefined && product.drainedWeight > 0) {
    return byMeasure(value, product.drainedWeight, 'g', count);
  }
  const { content } = product;
  if (content === undefined) return undefined;
  if (content.unit === 'g' || content.unit === 'ml') {
    return byMeasure(value, content.amount, content.unit, count);
  }
  const amount = content.unit === 'sheet' ? 100 : 1;
  return { value: per(value, content.amount, amount, count), per: { amount, unit: content.unit } };
}

function byMeasure(value: number, content: number, unit: 'g' | 'ml', count: number): UnitPrice {
  if (content <= smallPack)
    return { value: per(value, content, 100, count), per: { amount: 100, unit } };
  return {
    value: per(value, content, gramsPerKilogram, count),
    per: { amount: 1, unit: unit === 'g' ? 'kg' : 'l' },
  };
}
