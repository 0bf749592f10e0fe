import { createPageMessages } from '@larder/platform';
import { tip as de } from '../../messages/de.json';
import { tip as en } from '../../messages/en.json';
import { tip as hi } from '../../messages/hi.json';
import { tip as fr } from '../../messages/fr.json';

/** Texts of the driver's tip. */
export const { useText: useTipText, getText: getTipText } = createPageMessages(
  'cart-checkout.tip',
  { de, en, fr, hi },
);
