import { createPageMessages } from '@larder/platform';
import { start as de } from './de.json';
import { start as en } from './en.json';
import { start as hi } from './hi.json';
import { start as fr } from './fr.json';

/** Words of the opened search field; loaded with it. */
export const { useText: useStartText } = createPageMessages('search.start', { de, en, fr, hi });
