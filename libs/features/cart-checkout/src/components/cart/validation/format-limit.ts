import type { Cart } from '@larder/contracts/cart';
import type { LimitFinding, OrderLimits } from '@larder/pricing';
import type { Texts } from '@larder/platform';
import type { Text } from '../../../messages/use-text.js';
import { formatWeight } from './format-weight.js';

interface Limited {
  readonly cart: Pick<Cart, 'productLineItems' | 'priceInfo'>;
  readonly limits: OrderLimits;
}

/** What an order misses, in a sentence (CART-60, 61, 65). */
export function formatLimit(
  text: Text,
  texts: Texts,
  finding: LimitFinding,
  { cart, limits }: Limited,
): string {
  if (finding === 'maxWeight') {
    const { weight: most } = formatWeight({ text, texts }, cart, limits.maxWeight ?? 0, 3);
    return text('limits.maxWeight', { most });
  }
  const amount = texts.money(limits[finding] ?? 0);
  if (finding === 'maxValue') return text('limits.maxValue', { amount });
  const { orderValue, depositFees } = cart.priceInfo;
  const missing = texts.money((limits.minValue ?? 0) - orderValue);
  return text(depositFees > 0 ? 'limits.minValueDeposit' : 'limits.minValue', { missing, amount });
}
