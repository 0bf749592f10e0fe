import type { DistributionType } from '@larder/contracts/distribution';
import { bestBenefit, type Benefit } from '@larder/pricing';
import type { Article } from '../lines/articles.js';
import type { CartState } from '../state.js';

const serviceNames: Readonly<Record<DistributionType, string>> = {
  DELIVERY: 'Delivery',
  CLICK_AND_COLLECT: 'Click & Collect',
};

/** Whether a voucher applies to the cart: its service, and the first order (LOY-08, LOY-11). */
export function isApplicable(
  { services, redemption }: Extract<Article, { kind: 'voucher' }>,
  { row, customer }: Pick<CartState, 'row' | 'customer'>,
): boolean {
  const type = row.distributionAddress?.distributionType;
  const isFitting = services.length === 0 || (type && services.includes(serviceNames[type]));
  const isFirst = !(type && customer.ordered.includes(type));
  return Boolean(isFitting) && (redemption?.startsWith('First orders') !== true || isFirst);
}

/** Of the vouchers in the cart the one that takes off most, with the cents that it takes off. */
export function bestVoucher(cart: CartState, goodsValue: number) {
  const candidates = cart.articles.flatMap(({ article }) =>
    article.kind === 'voucher' && article.benefit && isApplicable(article, cart)
      ? [{ article, benefit: article.benefit }]
      : [],
  );
  return bestBenefit<{ article: Article; benefit: Benefit }>(candidates, goodsValue);
}

/** The delivery pass in the cart, if there is one (PASS-07). */
export function passLine({ articles }: Pick<CartState, 'articles'>) {
  for (const { lineItemId, article } of articles)
    if (article.kind === 'delivery-pass') return { lineItemId, article };
  return undefined;
}
