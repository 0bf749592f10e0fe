import { createPageMessages } from '@larder/platform';
import de from './order.de.json';
import en from './order.en.json';

/** Words of placing an order; `cart-checkout.placing.{key}` overrides. */
export const { getText, useText: useOrderText } = createPageMessages('cart-checkout.placing', {
  de,
  en,
});
