import { createPageMessages } from '@larder/platform';
import { blocked as de } from './de.json';
import { blocked as en } from './en.json';

/** Words of what keeps an order back; `cart-checkout.blocked.{key}` overrides. */
export const { useText: useBlockedText } = createPageMessages('cart-checkout.blocked', { de, en });
