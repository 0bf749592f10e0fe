import { createPageMessages } from '@larder/platform';
import { reviews as de } from './de.json';
import { reviews as en } from './en.json';
import { reviews as hi } from './hi.json';
import { reviews as fr } from './fr.json';

/** Texts of the reviews on a product's page. */
export const { useText } = createPageMessages('catalogue', { de, en, fr, hi });
