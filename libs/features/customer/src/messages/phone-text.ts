import { createPageMessages } from '@larder/platform';
import { phone as de } from './de.json';
import { phone as en } from './en.json';
import { phone as hi } from './hi.json';
import { phone as fr } from './fr.json';

/** Texts of the sign-in by phone. */
export const { useText } = createPageMessages('account', { de, en, fr, hi });
