import { createPageMessages } from '@larder/platform';
import { order as de } from './de.json';
import { order as en } from './en.json';
import { order as hi } from './hi.json';
import { order as fr } from './fr.json';

/** Texts of placing an order; `cart-checkout.placing.{key}` overrides. */
export const { getText, useText: useOrderText } = createPageMessages('cart-checkout.placing', {
  de,
  en,
  fr,
  hi,
});
