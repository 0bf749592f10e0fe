import { createPageMessages } from '@larder/platform';
import { again as de } from '../../messages/de.json';
import { again as en } from '../../messages/en.json';
import { again as hi } from '../../messages/hi.json';
import { again as fr } from '../../messages/fr.json';

export const { useText: useAgainText, getText: getAgainText } = createPageMessages(
  'cart-checkout.again',
  { de, en, fr, hi },
);
