import { createPageMessages, type PageMessages as WordsOf } from '@larder/platform';
import de from './de.json';
import en from './en.json';

export const { useText, getText } = createPageMessages('storefinder', { de, en });
export type TextKey = Parameters<ReturnType<typeof getText>>[0];
export type Words = WordsOf<TextKey>;
