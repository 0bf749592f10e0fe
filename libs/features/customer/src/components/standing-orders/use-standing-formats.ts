import type { StandingOrderSummary } from '@larder/contracts/shopping/standing-orders';
import { profileRoute } from '@larder/contracts/customer';
import { spokenHours, useFeature, useTexts } from '@larder/platform';
import { useText } from '../../messages/standing-text.js';

/** A Monday, so that the days after it name all weekdays. */
const monday = Date.parse('2024-01-01T12:00:00Z');
const dayMs = 86_400_000;

/** Days, times and payments of standing orders as the reader writes them. */
export function useStandingFormats() {
  const text = useText();
  const texts = useTexts();
  const { date } = texts;
  const hours = ({ from: start, to: end }: Pick<StandingOrderSummary['window'], 'from' | 'to'>) =>
    spokenHours(texts, { start, end });
  const weekday = (number: number) =>
    date(new Date(monday + (number - 1) * dayMs).toISOString(), { weekday: 'long' });
  const rhythm = ({ weeks, window }: Pick<StandingOrderSummary, 'weeks' | 'window'>) => {
    const day = weekday(window.weekday);
    return text('standing.rhythm', { count: weeks, day, ...hours(window) });
  };
  const day = (calendarDate: string) =>
    date(`${calendarDate}T12:00:00Z`, { weekday: 'long', day: 'numeric', month: 'long' });
  const time = (instant: string) =>
    date(instant, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
    });
  return { weekday, rhythm, hours, day, time };
}

/** Addresses of the pages of standing orders. */
export function useStandingLinks() {
  const { href } = useFeature();
  const page = (query?: Readonly<Record<string, string>>) =>
    href(profileRoute, { slug: 'standing-orders' }, query) ?? '';
  const order = (number: string) => href(profileRoute, { slug: 'orders' }, { order: number }) ?? '';
  return { all: page(), one: (id: string) => page({ id }), order };
}
