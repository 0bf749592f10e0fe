import type { Texts } from '@larder/platform';

/** Words as they begin a sentence or a line. */
export function atStart({ locale }: Pick<Texts, 'locale'>, words: string): string {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}
