const configurations: Readonly<Record<string, string>> = {
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  hu: 'hungarian',
  it: 'italian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  sv: 'swedish',
};

export function languageOf(locale: string): string {
  return locale.split('-')[0] ?? locale;
}

/** Texts of each language; English is the last that is shown. */
export type ByLanguage<T> = Readonly<Record<string, T>> & { readonly en: T };

/** Texts of a locale, else in its language, else in the shop's first one, else in English. */
export function inLanguage<T>(texts: ByLanguage<T>, locale: string, firstLocale = locale): T {
  return texts[locale] ?? texts[languageOf(locale)] ?? texts[languageOf(firstLocale)] ?? texts.en;
}

/** PostgreSQL's text search configuration for a locale. */
export function searchConfiguration(locale: string): string {
  return configurations[languageOf(locale)] ?? 'simple';
}

/**
 * The value in one language. In tenant files a text is given in further languages by a suffix of its
 * key, `name` and `name.en`; the exact locale wins over its language, and both over the plain key.
 */
export function localise<T>(value: T, locale: string, locales: readonly string[]): T {
  const suffixes = new Set(locales.flatMap((code) => [code, languageOf(code)]));
  return walk(value, locale, suffixes) as T;
}

function walk(value: unknown, locale: string, suffixes: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(item, locale, suffixes));
  if (typeof value !== 'object' || value === null) return value;
  const given = new Map(Object.entries(value));
  const result: Record<string, unknown> = {};
  for (const [key, plain] of given) {
    const dot = key.lastIndexOf('.');
    if (dot > 0 && suffixes.has(key.slice(dot + 1))) continue;
    const own = given.get(`${key}.${locale}`) ?? given.get(`${key}.${languageOf(locale)}`) ?? plain;
    result[key] = walk(own, locale, suffixes);
  }
  return result;
}
