import { createPageMessages } from '@larder/platform';
import { lightbox as de } from './de.json';
import { lightbox as en } from './en.json';
import { lightbox as hi } from './hi.json';
import { lightbox as fr } from './fr.json';

/** Texts of the enlarged pictures of a product. */
export const { useText } = createPageMessages('catalogue', { de, en, fr, hi });
