import type { PriceInfo } from '@larder/contracts/cart';

type Sums = Pick<
  PriceInfo,
  | 'total'
  | 'orderValue'
  | 'giftCardValue'
  | 'depositFees'
  | 'serviceFeesAfterDiscount'
  | 'tip'
  | 'addedTax'
>;

/** Cents of a delivery pass that is bought with an order: what no other sum of the total has. */
export function passInTotal(info: Sums): number {
  const { total, orderValue, giftCardValue = 0, depositFees, tip = 0, addedTax = 0 } = info;
  const others = giftCardValue + depositFees + info.serviceFeesAfterDiscount + tip + addedTax;
  return total - orderValue - others;
}
