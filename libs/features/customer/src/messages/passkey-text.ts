import { createPageMessages } from '@larder/platform';
import { passkeys as de } from './de.json';
import { passkeys as en } from './en.json';
import { passkeys as hi } from './hi.json';
import { passkeys as fr } from './fr.json';

/** Texts of the passkeys. */
export const { useText } = createPageMessages('account', { de, en, fr, hi });
