import { createPageMessages } from '@larder/platform';
import { holdEnded as de } from '../de.json';
import { holdEnded as en } from '../en.json';
import { holdEnded as hi } from '../hi.json';
import { holdEnded as fr } from '../fr.json';

/** Separate from the other texts about holds, which load with the countdown. */
export const { useText: useHoldEndedText, getText: getHoldEndedText } = createPageMessages(
  'cart-checkout.hold',
  { de, en, fr, hi },
);
