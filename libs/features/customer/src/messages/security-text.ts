import { createPageMessages } from '@larder/platform';
import { security as de } from './de.json';
import { security as en } from './en.json';

/** Words of the devices, the export and the deletion. */
export const { useText } = createPageMessages('account', { de, en });
