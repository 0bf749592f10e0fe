import { createPageMessages } from '@larder/platform';
import { onePage as de } from '../../../messages/de.json';
import { onePage as en } from '../../../messages/en.json';
import { onePage as hi } from '../../../messages/hi.json';
import { onePage as fr } from '../../../messages/fr.json';

/** Texts of the checkout on one page. */
export const { useText: useOnePageText, getText: getOnePageText } = createPageMessages(
  'cart-checkout.onePage',
  { de, en, fr, hi },
);
