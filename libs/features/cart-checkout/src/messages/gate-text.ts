import { createPageMessages } from '@larder/platform';
import { gate as de, home as homeDe } from './de.json';
import { gate as en, home as homeEn } from './en.json';

/** Words of the postcode gate. */
export const { useText: useGateText, getText: getGateText } = createPageMessages(
  'cart-checkout.gate',
  { de, en },
);

/** What the gate says on the home page alone. */
export const { useText: useHomeText } = createPageMessages('cart-checkout.home', {
  de: homeDe,
  en: homeEn,
});
