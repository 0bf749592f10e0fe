import { createTextHook, useTexts, type FeatureContext, type Texts } from '@larder/platform';
import type { shop as de } from './de.json';

export type TextKey = keyof typeof de;

export const useText = createTextHook<TextKey>('catalogue');

/** The feature's texts with the shop's formatters: what the pure normalisers use. */
export interface FormatContext extends Pick<Texts, 'money' | 'number' | 'date'> {
  readonly t: (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;
}

export function useFormatContext(): FormatContext {
  return createFormatContext(useTexts());
}

/** For heads, which are made outside of components. */
export function formatContextOf(context: Pick<FeatureContext, 'texts'>): FormatContext {
  return createFormatContext(context.texts);
}

const made = new WeakMap<Texts, FormatContext>();

function createFormatContext(texts: Texts): FormatContext {
  const known = made.get(texts);
  if (known) return known;
  const { money, number, date } = texts;
  const wording: FormatContext = {
    t: (key, values) => texts.text(`catalogue.${key}`, values),
    money,
    number,
    date,
  };
  made.set(texts, wording);
  return wording;
}
