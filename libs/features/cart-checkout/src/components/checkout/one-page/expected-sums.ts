import type { Cart } from '@larder/contracts/cart';
import type { ShownSums } from '../../cart/summary/totals.js';

type Priced = Pick<Cart, 'discountCodes' | 'priceInfo'>;

/**
 * The cart's sums with the fee of a time slot that is chosen on the page and not held yet; undefined
 * where only the backend knows them: a code may lower the fee, and a tax may come on top.
 */
export function expectedSums(cart: Priced, serviceFee: number | undefined): ShownSums | undefined {
  const { discountCodes, priceInfo } = cart;
  const isLowered = discountCodes.some(({ appliesTo }) => appliesTo === 'service');
  if (serviceFee === undefined || isLowered || priceInfo.addedTax !== undefined) return undefined;
  const { serviceFeeTaxRate: rate } = priceInfo;
  return {
    ...priceInfo,
    serviceFees: serviceFee,
    serviceFeesAfterDiscount: serviceFee,
    total: priceInfo.total + serviceFee,
    totalVat: priceInfo.totalVat + Math.round((serviceFee * rate) / (100 + rate)),
  };
}
