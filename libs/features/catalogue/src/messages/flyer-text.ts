import { createPageMessages } from '@larder/platform';
import { flyer as de } from './de.json';
import { flyer as en } from './en.json';
import { flyer as hi } from './hi.json';
import { flyer as fr } from './fr.json';

/** Texts of flyers. */
export const { useText } = createPageMessages('catalogue', { de, en, fr, hi });
