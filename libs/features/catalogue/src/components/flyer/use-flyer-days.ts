import type { Flyer } from '@larder/contracts/content';
import { useTexts } from '@larder/platform';

/** First and last day of a flyer in words: "Thursday, 26 November". */
export function useFlyerDays({ validFrom, validTo }: Pick<Flyer, 'validFrom' | 'validTo'>) {
  const { date } = useTexts();
  // A day has no time zone: it is formatted in the one that it is read in.
  const form = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return { from: date(validFrom, form), to: date(validTo, form) };
}
