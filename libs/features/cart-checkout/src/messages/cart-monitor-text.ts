import { createPageMessages } from '@larder/platform';
import { cartMonitor as de } from './de.json';
import { cartMonitor as en } from './en.json';

/** Words of what happens to the cart beside the page that is open. */
export const { useText: useCartMonitorText } = createPageMessages('cart-checkout.watch', {
  de,
  en,
});
