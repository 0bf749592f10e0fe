import { pageTexts, type Words } from '@larder/platform';
import de from './texts.de.json';
import en from './texts.en.json';

export type TextKey = keyof typeof en;
export type Text = Words<TextKey>;

export const { useText, wordsOf: accountText } = pageTexts('account', { de, en });
