import { createPageMessages } from '@larder/platform';
import { regular as de } from './de.json';
import { regular as en } from './en.json';
import { regular as hi } from './hi.json';
import { regular as fr } from './fr.json';

/** Texts about having a product regularly. */
export const { useText } = createPageMessages('account', { de, en, fr, hi });
