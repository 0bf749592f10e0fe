import { createTextHook, useTexts, type FeatureContext, type Texts } from '@larder/platform';
import type { shop as de } from './de.json';

export type TextKey = keyof typeof de;

export const useText = createTextHook<TextKey>('recipes');

/** The feature's texts with the shop's formatters: what the pure normalisers use. */
export interface Wording extends Pick<Texts, 'money' | 'number' | 'date'> {
  readonly t: (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;
}

export function useWording(): Wording {
  return wordingOf(useTexts());
}

/** For heads, which are made outside of components. */
export function getText(context: Pick<FeatureContext, 'texts'>): Wording {
  return wordingOf(context.texts);
}

const made = new WeakMap<Texts, Wording>();

function wordingOf(texts: Texts): Wording {
  const known = made.get(texts);
  if (known) return known;
  const { money, number, date } = texts;
  const wording: Wording = {
    t: (key, values) => texts.text(`recipes.${key}`, values),
    money,
    number,
    date,
  };
  made.set(texts, wording);
  return wording;
}
