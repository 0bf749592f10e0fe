import { createPageMessages } from '@larder/platform';
import { offer as de } from './de.json';
import { offer as en } from './en.json';
import { offer as hi } from './hi.json';
import { offer as fr } from './fr.json';

/** Texts of the account that is offered after an order. */
export const { useText } = createPageMessages('account.offer', { de, en, fr, hi });
