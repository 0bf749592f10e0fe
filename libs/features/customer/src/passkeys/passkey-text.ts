import { pageTexts } from '@larder/platform';
import de from './passkeys.de.json';
import en from './passkeys.en.json';

/** Words of the passkeys. */
export const { useText } = pageTexts('account', { de, en });
