import { inKilograms, type LimitFinding, type OrderLimits } from '@larder/pricing';
import type { Texts } from '@larder/platform';
import type { Text } from '../../../messages/use-text.js';

/** What an order misses, in a sentence (CART-60, 61, 65). */
export function formatLimit(
  text: Text,
  texts: Texts,
  finding: LimitFinding,
  limits: OrderLimits,
): string {
  if (finding === 'maxWeight') {
    const most = texts.number(inKilograms(limits.maxWeight ?? 0), { digits: 3 });
    return text('limits.maxWeight', { most });
  }
  return text(`limits.${finding}`, { amount: texts.money(limits[finding] ?? 0) });
}
