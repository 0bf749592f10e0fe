import { shownQuantity } from '@larder/pricing';
import type { Texts } from '@larder/platform';
import type { Text } from '../../../messages/use-text.js';
import { formatQuantity } from '../../cart/lines/format-quantity.js';

/** How many of a product, before its name: "3 ×", "250 g". */
export function formatCount(
  text: Text,
  texts: Texts,
  product: Parameters<typeof formatQuantity>[2],
  quantity: number,
): string {
  const { value, unit } = shownQuantity(product, quantity);
  return unit === 'piece'
    ? `${texts.number(value)}\u00a0×`
    : formatQuantity(text, texts, product, quantity);
}
