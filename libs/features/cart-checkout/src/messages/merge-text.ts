import { createPageMessages } from '@larder/platform';
import { merge as de } from './de.json';
import { merge as en } from './en.json';
import { merge as hi } from './hi.json';
import { merge as fr } from './fr.json';

/** Texts that few visitors need; they are not part of the shop's messages. */
export const { useText } = createPageMessages('cart-checkout', { de, en, fr, hi });
