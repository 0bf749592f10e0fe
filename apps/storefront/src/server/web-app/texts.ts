import { languageOf } from '@larder/platform';
import de from './texts.de.json';
import en from './texts.en.json';

type TextKey = keyof typeof de;

/** Texts of the installed shop in a shop's language; English where there are none in it. */
export function webAppTexts(locale: string): (key: TextKey) => string {
  const texts: Readonly<Record<TextKey, string>> = languageOf(locale) === 'de' ? de : en;
  return (key) => texts[key];
}
