import { languageOf } from './create-texts.js';

/** The language of a text that exists neither in the requested language nor in the shop's first one. */
const LAST_LANGUAGE = 'en';

/**
 * Languages in which a text is looked up: the requested one, the shop's first one, English. A shop never
 * shows a language that is not its own, except English.
 */
export function languageChain(code: string, firstCode = code): readonly string[] {
  return [...new Set([languageOf(code), languageOf(firstCode), LAST_LANGUAGE])];
}

/** Messages by key, each in the first language of the chain that has it. */
export function messagesInLanguage<K extends string>(
  byLanguage: Readonly<Record<string, Readonly<Partial<Record<K, string>>>>> & {
    readonly en: Readonly<Record<K, string>>;
  },
  code: string,
  firstCode?: string,
): Readonly<Record<K, string>> {
  const languages = [...languageChain(code, firstCode)].reverse();
  return Object.assign({}, ...languages.map((language) => byLanguage[language])) as Record<
    K,
    string
  >;
}
