import { pageTexts, type Words as WordsOf } from '@larder/platform';
import de from './messages/de.json';
import en from './messages/en.json';

export const { useText, wordsOf } = pageTexts('pesticides', { de, en });
export type TextKey = Parameters<ReturnType<typeof wordsOf>>[0];
export type Words = WordsOf<TextKey>;
