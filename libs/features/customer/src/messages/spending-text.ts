import { createPageMessages } from '@larder/platform';
import { spending as de } from './de.json';
import { spending as en } from './en.json';
import { spending as hi } from './hi.json';
import { spending as fr } from './fr.json';

/** Texts of what the customer spends. */
export const { useText } = createPageMessages('account', { de, en, fr, hi });
