import { createPageMessages } from '@larder/platform';
import { blocked as de } from './de.json';
import { blocked as en } from './en.json';
import { blocked as hi } from './hi.json';
import { blocked as fr } from './fr.json';

/** Texts of what blocks an order; `cart-checkout.blocked.{key}` overrides. */
export const { useText: useBlockedText } = createPageMessages('cart-checkout.blocked', {
  de,
  en,
  fr,
  hi,
});
