import { languageOf, useTexts, type Texts } from '@larder/platform';
import de from './texts.de.json';
import en from './texts.en.json';

export type TextKey = keyof typeof en;
export type Text = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Words of the customer's pages. They travel with the pages' code and not with the shop's texts, which
 * every page carries; a tenant overrides them like any other, as `account.{key}` (PLAT-08).
 */
export function accountText({ locale, text }: Texts): Text {
  const own: Readonly<Record<TextKey, string>> = languageOf(locale) === 'de' ? de : en;
  return (key, values = {}) => {
    const name = `account.${key}`;
    const override = text(name, values);
    const words = override === name ? own[key] : override;
    return words.replace(/\{(\w+)\}/g, (all, value: string) => String(values[value] ?? all));
  };
}

export const useText = (): Text => accountText(useTexts());
