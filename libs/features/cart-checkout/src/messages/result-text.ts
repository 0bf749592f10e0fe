import { createPageMessages } from '@larder/platform';
import { result as de } from './de.json';
import { result as en } from './en.json';

/** Words of the payment's result: they travel with its page; `cart-checkout.result.{key}` overrides. */
export const { useText: useResultText, getText } = createPageMessages('cart-checkout.result', {
  de,
  en,
});
