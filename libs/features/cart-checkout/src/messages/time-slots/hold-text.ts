import { createPageMessages } from '@larder/platform';
import { hold as de } from '../de.json';
import { hold as en } from '../en.json';
import { hold as hi } from '../hi.json';
import { hold as fr } from '../fr.json';

/** Texts about holds. */
export const { useText: useHoldText, getText: getHoldText } = createPageMessages(
  'cart-checkout.hold',
  { de, en, fr, hi },
);
