import { languageOf, useTexts } from '@larder/platform';
import { preview as de } from './de.json';
import { preview as en } from './en.json';

/** Words of the preview. They travel with its code: no page that shoppers see has them. */
export function usePreviewText() {
  const { locale } = useTexts();
  const own: Readonly<Record<keyof typeof en, string>> = languageOf(locale) === 'de' ? de : en;
  return (key: keyof typeof en): string => own[key];
}
