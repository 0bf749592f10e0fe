import { createPageMessages } from '@larder/platform';
import { addition as de } from '../de.json';
import { addition as en } from '../en.json';
import { addition as hi } from '../hi.json';
import { addition as fr } from '../fr.json';

/** Texts of a cart that adds to an order. */
export const { useText: useAdditionText } = createPageMessages('cart-checkout.addition', {
  de,
  en,
  fr,
  hi,
});
