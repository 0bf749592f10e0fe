import { createPageMessages } from '@larder/platform';
import { home as de } from '../../../messages/de.json';
import { home as en } from '../../../messages/en.json';
import { home as hi } from '../../../messages/hi.json';
import { home as fr } from '../../../messages/fr.json';

/** What the postcode gate says on the home page alone. */
export const { useText: useHomeText } = createPageMessages('cart-checkout.home', {
  de,
  en,
  fr,
  hi,
});
