import { createPageMessages } from '@larder/platform';
import { sections as de } from './de.json';
import { sections as en } from './en.json';
import { sections as hi } from './hi.json';
import { sections as fr } from './fr.json';

/** Names of the sections that show what customers like, write down and do not eat. */
export const { useText } = createPageMessages('account', { de, en, fr, hi });
