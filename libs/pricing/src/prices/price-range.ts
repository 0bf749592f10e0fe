import type { PriceInfo } from '@larder/contracts/cart';
import type { Priced } from './product-price.js';

/** Margin in percent by which weighed goods may cost more or less than expected. */
export const weighingMarginPercent = 10;

/**
 * The most that a line may come to, in cents without deposit. Rounded down line by line: all lines
 * together stay within the margin of the order, which is rounded once.
 */
export function highestLineTotal(
  { weightArticle }: Pick<Priced, 'weightArticle'>,
  expected: number,
): number {
  return expected + (weightArticle ? Math.floor((expected * weighingMarginPercent) / 100) : 0);
}

/** What an order may come to by weight, in cents. */
export interface TotalRange {
  /** Where everything comes and weighs as little as the margin allows. */
  readonly lowest: number;
  readonly expected: number;
  /** Upper limit for any picked weight. */
  readonly highest: number;
}

/** The three totals of an order; the same where nothing is weighed. */
export function totalRange({
  total,
  overAuthorizationAmount: margin,
}: Pick<PriceInfo, 'total' | 'overAuthorizationAmount'>): TotalRange {
  return { lowest: Math.max(0, total - margin), expected: total, highest: total + margin };
}
