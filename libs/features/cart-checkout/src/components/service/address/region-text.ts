import { createPageMessages } from '@larder/platform';
import { region as de } from '../../../messages/de.json';
import { region as en } from '../../../messages/en.json';
import { region as hi } from '../../../messages/hi.json';
import { region as fr } from '../../../messages/fr.json';

/** Words of the choice of a state. */
export const { useText: useRegionText, getText: getRegionText } = createPageMessages(
  'cart-checkout.region',
  { de, en, fr, hi },
);
