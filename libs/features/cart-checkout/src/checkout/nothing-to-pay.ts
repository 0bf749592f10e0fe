import type { DiscountCode, PriceInfo } from '@larder/contracts/cart';
import { usePaymentText } from './payment-text.js';

interface Discounted {
  readonly priceInfo: PriceInfo;
  readonly discountCodes?: readonly DiscountCode[] | undefined;
}

/** Says what took everything off: the codes by their letters, or discounts in general (CART-98). */
export function useNothingToPay(): (of: Discounted) => string {
  const text = usePaymentText();
  return ({ priceInfo, discountCodes = [] }) => {
    const counted = discountCodes.filter(({ savings }) => savings > 0);
    const onGoods = counted.reduce(
      (sum, { appliesTo, savings }) => sum + (appliesTo === 'goods' ? savings : 0),
      0,
    );
    const byCodes = counted.length > 0 && onGoods === priceInfo.discounts;
    const codes = counted.map(({ code }) => code).join(', ');
    return byCodes ? text('nothing.codes', { codes, count: counted.length }) : text('nothing');
  };
}
