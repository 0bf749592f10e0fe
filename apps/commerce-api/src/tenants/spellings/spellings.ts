import american from './en-US.json' with { type: 'json' };

const spellings: Readonly<Record<string, Readonly<Record<string, string>>>> = { 'en-US': american };

/** Messages by full key that a locale spells otherwise than its language: "canceled" for "cancelled". */
export const spellingsOf = (locale: string): Readonly<Record<string, string>> =>
  (Object.hasOwn(spellings, locale) && spellings[locale]) || {};
