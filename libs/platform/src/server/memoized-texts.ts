import type { Texts } from '../i18n/create-texts.js';

/** Maximum number of cached messages per locale of a shop. */
const MAX_ENTRIES = 4000;

/**
 * Caches formatted messages for all pages: formatting a plural takes longer than rendering a component,
 * and the same few dozen are on every page.
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
