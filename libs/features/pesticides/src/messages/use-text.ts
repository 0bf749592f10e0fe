import { createPageMessages, type PageMessages as WordsOf } from '@larder/platform';
import { pages as de } from './de.json';
import { pages as en } from './en.json';
import { pages as hi } from './hi.json';
import { pages as fr } from './fr.json';

export const { useText, getText } = createPageMessages('pesticides', { de, en, fr, hi });
export type TextKey = Parameters<ReturnType<typeof getText>>[0];
export type FeatureText = WordsOf<TextKey>;
