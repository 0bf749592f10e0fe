import { createPageMessages } from '@larder/platform';
import de from './result.de.json';
import en from './result.en.json';

/** Words of the payment's result: they travel with its page; `cart-checkout.result.{key}` overrides. */
export const { useText: useResultText, getText } = createPageMessages('cart-checkout.result', {
  de,
  en,
});
