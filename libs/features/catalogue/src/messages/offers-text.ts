import { createPageMessages } from '@larder/platform';
import { offers as de } from './de.json';
import { offers as en } from './en.json';
import { offers as hi } from './hi.json';
import { offers as fr } from './fr.json';

/** Texts of the offers page. */
export const { useText, getText } = createPageMessages('catalogue', { de, en, fr, hi });
