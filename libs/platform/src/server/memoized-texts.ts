import type { Texts } from '../i18n/create-texts.js';

/** Texts that are kept at most, by locale of a shop. */
const MAX_ENTRIES = 4000;

/**
 * Texts with values are put together once for all pages: a plural takes the formatter longer than a
 * component takes React, and the same few dozen stand on every page.
 */
export function memoizeTexts(texts: Texts): Texts {
  const known = new Map<string, string>();
  return {
    ...texts,
    text: (key, values) => {
      if (!values) return texts.text(key);
      const name = key + JSON.stringify(values);
      const found = known.get(name) ?? texts.text(key, values);
      if (known.size >= MAX_ENTRIES) known.clear();
      known.set(name, found);
      return found;
    },
  };
}
