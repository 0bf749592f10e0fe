import { createPageMessages } from '@larder/platform';
import de from './texts.de.json';
import en from './texts.en.json';

export const { useText, getText } = createPageMessages('account', { de, en });
