import { createPageMessages } from '@larder/platform';
import { additionBanner as de } from '../../messages/de.json';
import { additionBanner as en } from '../../messages/en.json';
import { additionBanner as hi } from '../../messages/hi.json';
import { additionBanner as fr } from '../../messages/fr.json';

/** Texts of the banner of a cart that adds to an order. */
export const { useText: useAdditionBannerText } = createPageMessages(
  'cart-checkout.additionBanner',
  { de, en, fr, hi },
);
