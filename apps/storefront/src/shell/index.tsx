import { messagesInLanguage, type Messages, type Shell } from '@larder/platform';
import { ErrorScreen, prepareError } from './error/error-screen.js';
import { Layout } from './layout.js';
import { shop as de } from './messages/de.json';
import { shop as en } from './messages/en.json';
import { shop as hi } from './messages/hi.json';
import { shop as fr } from './messages/fr.json';

export const shell: Shell = { Layout, ErrorScreen, prepareError };

/** Messages of the layout in a shop's language; `firstLocale` is that of the shop's first one. */
export function shellMessages(locale: string, firstLocale?: string): Messages {
  const { offline, ...own } = messagesInLanguage({ de, en, fr, hi }, locale, firstLocale);
  const prefixed = Object.entries(own).map(([key, text]) => [`shell.${key}`, text]);
  return {
    ...Object.fromEntries(prefixed),
    'internet.offline': offline,
  };
}
