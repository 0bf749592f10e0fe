import { createTextHook, type FeatureContext } from '@larder/platform';
import type { shop as de } from './de.json';

export type TextKey = keyof typeof de;

export const useText = createTextHook<TextKey>('search');

/** The same words for heads and preloads, which run outside of components. */
export function getText({ texts }: Pick<FeatureContext, 'texts'>) {
  return (key: TextKey, values?: Readonly<Record<string, string | number>>) =>
    texts.text(`search.${key}`, values);
}
