import { createPageMessages } from '@larder/platform';
import { charge as de } from './de.json';
import { charge as en } from './en.json';
import { charge as hi } from './hi.json';
import { charge as fr } from './fr.json';

export const { useText: useChargeText } = createPageMessages('cart-checkout.charge', {
  de,
  en,
  fr,
  hi,
});
