import type { DiscountCode, PriceInfo } from '@larder/contracts/cart';
import { createPageMessages } from '@larder/platform';
import { nothingToPay as de } from '../../../messages/de.json';
import { nothingToPay as en } from '../../../messages/en.json';
import { nothingToPay as hi } from '../../../messages/hi.json';
import { nothingToPay as fr } from '../../../messages/fr.json';

const { useText } = createPageMessages('cart-checkout.nothing', { de, en, fr, hi });

interface Discounted {
  readonly priceInfo: PriceInfo;
  readonly discountCodes?: readonly DiscountCode[] | undefined;
}

/** Shows what reduced the total to zero: the codes, or discounts in general (CART-98). */
export default function NothingToPay({ of }: { readonly of: Discounted }) {
  const text = useText();
  const { priceInfo, discountCodes = [] } = of;
  const counted = discountCodes.filter(({ savings }) => savings > 0);
  const onGoods = counted.reduce(
    (sum, { appliesTo, savings }) => sum + (appliesTo === 'goods' ? savings : 0),
    0,
  );
  const byCodes = counted.length > 0 && onGoods === priceInfo.discounts;
  const codes = counted.map(({ code }) => code).join(', ');
  return <p>{byCodes ? text('codes', { codes, count: counted.length }) : text('any')}</p>;
}
