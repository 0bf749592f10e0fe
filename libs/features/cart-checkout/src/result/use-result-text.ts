import { createPageMessages } from '@larder/platform';
import de from './texts.de.json';
import en from './texts.en.json';

/** Words of the payment's result: they travel with its page; `cart-checkout.result.{key}` overrides. */
export const { useText: useResultText, getText } = createPageMessages('cart-checkout.result', {
  de,
  en,
});
