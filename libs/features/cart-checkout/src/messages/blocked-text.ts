import { createPageMessages } from '@larder/platform';
import de from './blocked.de.json';
import en from './blocked.en.json';

/** Words of what keeps an order back; `cart-checkout.blocked.{key}` overrides. */
export const { useText: useBlockedText } = createPageMessages('cart-checkout.blocked', { de, en });
