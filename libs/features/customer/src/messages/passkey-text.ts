import { createPageMessages } from '@larder/platform';
import de from './passkeys.de.json';
import en from './passkeys.en.json';

/** Words of the passkeys. */
export const { useText } = createPageMessages('account', { de, en });
