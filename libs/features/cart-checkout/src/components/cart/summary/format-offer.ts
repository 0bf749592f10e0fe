import type { Product } from '@larder/contracts/catalogue';
import { createPageMessages, type Texts } from '@larder/platform';
import { formatUnitPrice } from '../lines/format-quantity.js';
import type { Text } from '../../../messages/use-text.js';
import { offers as de } from '../../../messages/de.json';
import { offers as en } from '../../../messages/en.json';
import { offers as hi } from '../../../messages/hi.json';
import { offers as fr } from '../../../messages/fr.json';

/** Texts that only the cart has. */
export const { useText: useOfferText } = createPageMessages('cart-checkout', { de, en, fr, hi });

/** "3 für 5,00 € · 1,67 € / l": an offer for several with its unit price; nothing without one. */
export function formatOffer(
  offerText: ReturnType<typeof useOfferText>,
  text: Text,
  texts: Texts,
  product: Product,
): string | undefined {
  const { multiBuy } = product.price;
  if (!multiBuy) return undefined;
  const { quantity: count, value } = multiBuy;
  const unit = formatUnitPrice(text, texts, product, value, count);
  return [offerText('offer', { count, amount: texts.money(value) }), unit]
    .filter(Boolean)
    .join(' · ');
}
