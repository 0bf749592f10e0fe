import { languageOf } from '@larder/platform';
import de from './texts.de.json';
import en from './texts.en.json';

export type NoScriptTextKey = keyof typeof de;

/** Texts of the no-script pages in a shop's language; English where there are none in it. */
export function noScriptTexts(locale: string) {
  const words: Readonly<Record<NoScriptTextKey, string>> = languageOf(locale) === 'de' ? de : en;
  return (key: NoScriptTextKey, values: Readonly<Record<string, string>> = {}): string =>
    words[key].replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
}
