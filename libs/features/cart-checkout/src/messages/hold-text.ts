import { createPageMessages } from '@larder/platform';
import { hold as de } from './de.json';
import { hold as en } from './en.json';

/** Words about the time for which a window is held. */
export const { useText: useHoldText, getText: getHoldText } = createPageMessages(
  'cart-checkout.hold',
  { de, en },
);
