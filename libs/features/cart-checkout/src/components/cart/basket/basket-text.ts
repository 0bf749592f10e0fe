import { createPageMessages } from '@larder/platform';
import { basket as de } from '../../../messages/de.json';
import { basket as en } from '../../../messages/en.json';
import { basket as fr } from '../../../messages/fr.json';
import { basket as hi } from '../../../messages/hi.json';

/** Words of what is beside the goods of the cart. */
export const { useText: useBasketText, getText: getBasketText } = createPageMessages(
  'cart-checkout.basket',
  { de, en, fr, hi },
);
