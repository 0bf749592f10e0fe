import { createPageMessages, useTexts } from '@larder/platform';
import { plan as de } from '../../messages/de.json';
import { plan as en } from '../../messages/en.json';
import { plan as hi } from '../../messages/hi.json';
import { plan as fr } from '../../messages/fr.json';

export const { useText: usePlanText, getText: getPlanText } = createPageMessages('recipes.plan', {
  de,
  en,
  fr,
  hi,
});

/** Noon of a day, which is the same day on the clock of every shop. */
const noon = (day: string) => `${day}T12:00:00Z`;

/** Names of days: "Friday" within the week, and "Fri, 27 Nov" with its date. */
export function useDayNames(today: string) {
  const { date } = useTexts();
  const text = usePlanText();
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  const weekday = (day: string) => date(noon(day), { weekday: 'long' });
  return {
    weekday,
    /** Today and tomorrow by these words. */
    near: (day: string) =>
      day === today ? text('today') : day === tomorrow ? text('tomorrow') : weekday(day),
    short: (day: string) => date(noon(day), { day: 'numeric', month: 'short' }),
  };
}
