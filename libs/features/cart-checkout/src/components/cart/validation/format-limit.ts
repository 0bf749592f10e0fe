import type { Cart } from '@larder/contracts/cart';
import type { LimitFinding, OrderLimits } from '@larder/pricing';
import type { Texts } from '@larder/platform';
import type { Text } from '../../../messages/use-text.js';
import { formatWeight } from './format-weight.js';

interface Limited {
  readonly cart: Pick<Cart, 'productLineItems'>;
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
  return text(`limits.${finding}`, { amount: texts.money(limits[finding] ?? 0) });
}
