import { createPageMessages } from '@larder/platform';
import { merge as de } from './de.json';
import { merge as en } from './en.json';

/** Words that few visitors ever need; they do not travel with the shop's texts. */
export const { useText } = createPageMessages('cart-checkout', { de, en });
