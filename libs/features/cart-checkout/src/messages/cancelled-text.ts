import { createPageMessages } from '@larder/platform';
import de from './cancelled.de.json';
import en from './cancelled.en.json';

/** Words of a cancelled order's page; `cart-checkout.cancelled.{key}` overrides. */
export const { useText: useCancelledText } = createPageMessages('cart-checkout.cancelled', {
  de,
  en,
});
