import type { Texts } from '@larder/platform';

/** Words as they begin a sentence or a line. */
export function atStart({ locale }: Pick<Texts, 'locale'>, sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase(locale) + sentence.slice(1);
}
