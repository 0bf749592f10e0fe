import { createPageMessages } from '@larder/platform';
import { express as de } from '../../../messages/de.json';
import { express as en } from '../../../messages/en.json';
import { express as hi } from '../../../messages/hi.json';
import { express as fr } from '../../../messages/fr.json';

/** Texts of the express payment in the cart. */
export const { useText: useExpressText } = createPageMessages('cart-checkout.express', {
  de,
  en,
  fr,
  hi,
});
