import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import frenchMessages from 'ra-language-french';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { readSession } from '../data/session.js';
import de from './de.json' with { type: 'json' };
import regions from './en-regions.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import hi from './hi.json' with { type: 'json' };

const languages = {
  de: { name: 'Deutsch', messages: merge(englishMessages, de) },
  en: { name: 'English', messages: merge(merge(englishMessages, en), { regions }) },
  fr: { name: 'Français', messages: merge(merge(englishMessages, frenchMessages), fr) },
  hi: { name: 'हिन्दी', messages: merge(englishMessages, hi) },
};
type Language = keyof typeof languages;

const isLanguage = (code: string): code is Language => code in languages;

/** Later texts win; react-admin's English ones stay where a translation of it is older. */
function merge(first: object, second: object): TranslationMessages {
  const merged: Record<string, unknown> = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const known = merged[key];
    const areBoth = typeof known === 'object' && known !== null && typeof value === 'object';
    merged[key] = areBoth ? merge(known, value as object) : value;
  }
  return merged as TranslationMessages;
}

/** The language of the browser, where the back office has it. */
export function firstLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? 'en';
}

const provider = polyglotI18nProvider(
  (code) => {
    const language = isLanguage(code) ? code : 'en';
    document.documentElement.lang = language;
    return languages[language].messages;
  },
  firstLanguage(navigator.languages),
  Object.entries(languages).map(([locale, { name }]) => ({ locale, name })),
);

/** English words are those of the shop's region, which is known once a person is signed in. */
export const officeTexts: I18nProvider = {
  ...provider,
  translate(key, options) {
    const region = readSession()?.shop.locales.find((code) => code.startsWith('en-'));
    const isOwn = region !== undefined && provider.getLocale() === 'en';
    const own = isOwn && provider.translate(`regions.${region}.${key}`, { ...options, _: '' });
    return own || provider.translate(key, options);
  },
};
