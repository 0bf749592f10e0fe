import { createPageMessages } from '@larder/platform';
import de from './sign-in.de.json';
import en from './sign-in.en.json';

/** Apart from the words of the question that may follow: the checkout needs these at once. */
export const { useText } = createPageMessages('cart-checkout', { de, en });
