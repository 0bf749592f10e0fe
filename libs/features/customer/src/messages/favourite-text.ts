import { createPageMessages } from '@larder/platform';
import de from './favourites.de.json';
import en from './favourites.en.json';

export const { useText, getText } = createPageMessages('account', { de, en });
