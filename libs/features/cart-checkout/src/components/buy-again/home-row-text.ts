import { createPageMessages } from '@larder/platform';
import { homeRow as de } from '../../messages/de.json';
import { homeRow as en } from '../../messages/en.json';
import { homeRow as hi } from '../../messages/hi.json';
import { homeRow as fr } from '../../messages/fr.json';

export const { useText: useHomeRowText } = createPageMessages('cart-checkout.homeRow', {
  de,
  en,
  fr,
  hi,
});
