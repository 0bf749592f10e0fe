import { createPageMessages } from '@larder/platform';
import { addresses as de } from './de.json';
import { addresses as en } from './en.json';

/** Words of the saved addresses; those of the fields stand with the forms. */
export const { useText } = createPageMessages('account', { de, en });
