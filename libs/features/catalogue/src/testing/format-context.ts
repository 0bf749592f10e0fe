import { formatContextOf, type FormatContext } from '../messages/use-text.js';
import type { Texts } from '@larder/platform';

/** Keys and values instead of texts, so that tests of rules do not depend on texts. */
export const keysAsTexts: FormatContext = formatContextOf({
  texts: {
    locale: 'en',
    text: (key, values) => {
      const short = key.replace('catalogue.', '');
      return values ? `${short}(${Object.values(values).join('; ')})` : short;
    },
    money: (cents) => (cents / 100).toFixed(2),
    number: (value) => String(Math.round(value * 100) / 100),
    date: (instant, options) => `${instant} ${Object.keys(options ?? {}).join(' ')}`,
  } satisfies Texts,
});

/** A value with hard spaces made plain, for reading; objects as a whole. */
export function withPlainSpaces<T>(value: T): T {
  return JSON.parse(JSON.stringify(value ?? null).replaceAll('\u00a0', ' ')) as T;
}
