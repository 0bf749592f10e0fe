import { languageOf } from '../../kernel/text/language.js';
import type { LocalisedValues } from './content-source.js';

/**
 * The value of a locale: its own, that of its language, else that of the default language.
 * `locales`: those of the shop, the default one first.
 */
export function inLocale<T>(
  values: LocalisedValues<T>,
  locale: string,
  locales: readonly string[],
): T | undefined {
  const standard = locales[0] ?? locale;
  const keys = [locale, languageOf(locale), standard, languageOf(standard)];
  return keys.map((key) => values[key]).find((value) => value !== undefined);
}
