import { createPageMessages } from '@larder/platform';
import { orders as de } from './de.json';
import { orders as en } from './en.json';

/** Texts of the customer's orders. */
export const { useText } = createPageMessages('account', { de, en });
