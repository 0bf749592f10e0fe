import { createPageMessages } from '@larder/platform';
import { addresses as de } from './de.json';
import { addresses as en } from './en.json';
import { addresses as hi } from './hi.json';
import { addresses as fr } from './fr.json';

/** Texts of the saved addresses; field labels are with the forms. */
export const { useText } = createPageMessages('account', { de, en, fr, hi });
