import { createPageMessages } from '@larder/platform';
import { holdEnded as de } from './de.json';
import { holdEnded as en } from './en.json';

/** Apart from the other words about holds, which come with the clock. */
export const { useText: useHoldEndedText, getText: getHoldEndedText } = createPageMessages(
  'cart-checkout.hold',
  { de, en },
);
