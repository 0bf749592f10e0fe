import { pageTexts } from '@larder/platform';
import de from './security.de.json';
import en from './security.en.json';

/** Words of the devices, the export and the deletion. */
export const { useText } = pageTexts('account', { de, en });
