import { createPageMessages } from '@larder/platform';
import { gate as de } from './de.json';
import { gate as en } from './en.json';
import { gate as hi } from './hi.json';
import { gate as fr } from './fr.json';

/** Words of the postcode gate. */
export const { useText: useGateText, getText: getGateText } = createPageMessages(
  'cart-checkout.gate',
  { de, en, fr, hi },
);
