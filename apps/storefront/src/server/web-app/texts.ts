import { messagesInLanguage } from '@larder/platform';
import { webAppPages as de } from '../../shell/messages/de.json';
import { webAppPages as en } from '../../shell/messages/en.json';
import { webAppPages as hi } from '../../shell/messages/hi.json';
import { webAppPages as fr } from '../../shell/messages/fr.json';

type TextKey = keyof typeof en;

/** Texts of the installed shop in a shop's language; `firstLocale` is that of the shop's first one. */
export function webAppTexts(locale: string, firstLocale?: string): (key: TextKey) => string {
  const texts = messagesInLanguage({ de, en, fr, hi }, locale, firstLocale);
  return (key) => texts[key];
}
