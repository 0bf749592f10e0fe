import { createPageMessages } from '@larder/platform';
import { onePage as de } from './de.json';
import { onePage as en } from './en.json';

/** Texts of the checkout on one page. */
export const { useText: useOnePageText, getText: getOnePageText } = createPageMessages(
  'cart-checkout.onePage',
  { de, en },
);
