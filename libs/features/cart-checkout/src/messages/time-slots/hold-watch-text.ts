import { createPageMessages } from '@larder/platform';
import { holdWatch as de } from '../de.json';
import { holdWatch as en } from '../en.json';
import { holdWatch as hi } from '../hi.json';
import { holdWatch as fr } from '../fr.json';

/** Texts about a hold outside the checkout. */
export const { useText: useHoldWatchText, getText: getHoldWatchText } = createPageMessages(
  'cart-checkout.hold',
  { de, en, fr, hi },
);
