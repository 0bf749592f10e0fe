import { createPageMessages } from '@larder/platform';
import de from './merge.de.json';
import en from './merge.en.json';

/** Words that few visitors ever need; they do not travel with the shop's texts. */
export const { useText } = createPageMessages('cart-checkout', { de, en });
