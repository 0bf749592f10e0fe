import { createPageMessages } from '@larder/platform';
import de from './security.de.json';
import en from './security.en.json';

/** Words of the devices, the export and the deletion. */
export const { useText } = createPageMessages('account', { de, en });
