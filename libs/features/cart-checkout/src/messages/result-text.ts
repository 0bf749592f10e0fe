import { createPageMessages } from '@larder/platform';
import { result as de } from './de.json';
import { result as en } from './en.json';
import { result as hi } from './hi.json';
import { result as fr } from './fr.json';

/** Texts of the payment result, bundled with its page; `cart-checkout.result.{key}` overrides. */
export const { useText: useResultText, getText } = createPageMessages('cart-checkout.result', {
  de,
  en,
  fr,
  hi,
});
