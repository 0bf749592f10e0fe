import { createPageMessages } from '@larder/platform';
import { orders as de } from './de.json';
import { orders as en } from './en.json';
import { orders as hi } from './hi.json';
import { orders as fr } from './fr.json';

/** Texts of the customer's orders. */
export const { useText } = createPageMessages('account', { de, en, fr, hi });
