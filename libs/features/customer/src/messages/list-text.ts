import { createPageMessages } from '@larder/platform';
import de from './lists.de.json';
import en from './lists.en.json';

export const { useText, getText } = createPageMessages('account', { de, en });
