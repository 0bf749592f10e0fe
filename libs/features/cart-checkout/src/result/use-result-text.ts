import { languageOf, useTexts } from '@larder/platform';
import de from './texts.de.json';
import en from './texts.en.json';

export type ResultTextKey = keyof typeof en;

/** Words of the payment's result: they travel with its page; `cart-checkout.result.{key}` overrides. */
export function useResultText() {
  const { locale, text } = useTexts();
  const own: Readonly<Record<ResultTextKey, string>> = languageOf(locale) === 'de' ? de : en;
  return (key: ResultTextKey, values: Readonly<Record<string, string>> = {}): string => {
    const name = `cart-checkout.result.${key}`;
    const override = text(name, values);
    const words = override === name ? own[key] : override;
    return words.replace(/\{(\w+)\}/g, (all, value: string) => values[value] ?? all);
  };
}
