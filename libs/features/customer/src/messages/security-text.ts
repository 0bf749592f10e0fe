import { createPageMessages } from '@larder/platform';
import { security as de } from './de.json';
import { security as en } from './en.json';
import { security as hi } from './hi.json';
import { security as fr } from './fr.json';

/** Texts of sessions, export and deletion. */
export const { useText } = createPageMessages('account', { de, en, fr, hi });
