import { languageOf, useTexts, type Texts } from '@larder/platform';
import de from './messages/de.json';
import en from './messages/en.json';

export type TextKey = keyof typeof en;
type Values = Readonly<Record<string, string | number>>;
export type Words = (key: TextKey, values?: Values) => string;

/**
 * The feature's words outside of components. They travel with its pages and not with the shop's texts,
 * which every page carries; a tenant overrides them like any other, as `storefinder.{key}` (PLAT-08).
 */
export function wordsOf({ locale, text }: Pick<Texts, 'locale' | 'text'>): Words {
  const own: Readonly<Partial<Record<TextKey, string>>> = languageOf(locale) === 'de' ? de : en;
  return (key, values = {}) => {
    const name = `storefinder.${key}`;
    const override = text(name, values);
    const words = override === name ? (own[key] ?? key) : override;
    return words.replace(/\{(\w+)\}/g, (all, value: string) => String(values[value] ?? all));
  };
}

export function useText(): Words {
  return wordsOf(useTexts());
}
