import { createPageMessages } from '@larder/platform';
import { reviewForm as de } from './de.json';
import { reviewForm as en } from './en.json';
import { reviewForm as hi } from './hi.json';
import { reviewForm as fr } from './fr.json';

/** Texts of the form for a review. */
export const { useText } = createPageMessages('catalogue', { de, en, fr, hi });
