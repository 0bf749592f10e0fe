import { createPageMessages } from '@larder/platform';
import { signIn as de } from './de.json';
import { signIn as en } from './en.json';
import { signIn as hi } from './hi.json';
import { signIn as fr } from './fr.json';

/** Separate from the texts of the dialog that may follow: the checkout needs these at once. */
export const { useText } = createPageMessages('cart-checkout', { de, en, fr, hi });
