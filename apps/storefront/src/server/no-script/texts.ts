import { messagesInLanguage } from '@larder/platform';
import de from './texts.de.json';
import en from './texts.en.json';
import hi from './texts.hi.json';
import fr from './texts.fr.json';

export type NoScriptTextKey = keyof typeof en;

/** Texts of the no-script pages in a shop's language; `firstLocale` is that of the shop's first one. */
export function noScriptTexts(locale: string, firstLocale?: string) {
  const messages = messagesInLanguage({ de, en, fr, hi }, locale, firstLocale);
  return (key: NoScriptTextKey, values: Readonly<Record<string, string>> = {}): string =>
    messages[key].replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
}
