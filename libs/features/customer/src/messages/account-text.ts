import { createPageMessages, type PageMessages } from '@larder/platform';
import de from './account.de.json';
import en from './account.en.json';

export type TextKey = keyof typeof en;
export type Text = PageMessages<TextKey>;

export const { useText, getText: accountText } = createPageMessages('account', { de, en });
