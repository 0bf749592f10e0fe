import { createPageMessages } from '@larder/platform';
import { cartMonitor as de } from './de.json';
import { cartMonitor as en } from './en.json';
import { cartMonitor as hi } from './hi.json';
import { cartMonitor as fr } from './fr.json';

/** Texts of cart events outside of the open page. */
export const { useText: useCartMonitorText } = createPageMessages('cart-checkout.watch', {
  de,
  en,
  fr,
  hi,
});
