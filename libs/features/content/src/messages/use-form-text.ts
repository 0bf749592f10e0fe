import { languageOf, useTexts } from '@larder/platform';
import { forms as de } from './de.json';
import { forms as en } from './en.json';

export type FormTextKey = keyof typeof en;

/**
 * Words of the forms. They travel with the forms' code and not with the shop's texts, which every page
 * carries; a tenant overrides them like any other, as `content.form.{key}` (PLAT-08).
 */
export function useFormText() {
  const { locale, text } = useTexts();
  const own: Readonly<Record<FormTextKey, string>> = languageOf(locale) === 'de' ? de : en;
  return (key: FormTextKey, values: Readonly<Record<string, string | number>> = {}): string => {
    const name = `content.form.${key}`;
    const override = text(name, values);
    const words = override === name ? own[key] : override;
    return words.replace(/\{(\w+)\}/g, (all, value: string) => String(values[value] ?? all));
  };
}
