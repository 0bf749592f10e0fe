import { createPageMessages } from '@larder/platform';
import de from './addresses.de.json';
import en from './addresses.en.json';

/** Words of the saved addresses; those of the fields stand with the forms. */
export const { useText } = createPageMessages('account', { de, en });
