import { spokenHour, spokenHours, type Texts } from '@larder/platform';
import type { Text } from '../../../messages/use-text.js';

interface TimeRange {
  readonly start: string;
  readonly end: string;
}

/** "18 bis 20 Uhr": screen readers read it correctly, unlike "18:00-20:00". */
export function formatTimeRange(text: Text, texts: Texts, span: TimeRange): string {
  return text('window.time', spokenHours(texts, span));
}

/** "18–20 Uhr", where space is short. */
export function formatShortTimeRange(text: Text, texts: Texts, span: TimeRange): string {
  return text('window.shortTime', spokenHours(texts, span));
}

/** "Donnerstag, 19. November, 22 Uhr", "Thursday, 19 November, 22:00", "Thursday, November 19, 10 pm". */
export function formatDateTime(text: Text, texts: Texts, instant: string): string {
  return text('window.moment', {
    day: formatDay(texts, instant),
    hour: spokenHour(texts, instant),
  });
}

/** "Freitag, 20. November". */
export function formatDay(texts: Texts, instant: string): string {
  return texts.date(instant, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** "Freitag, 20. November, 18 bis 20 Uhr". */
export function formatTimeSlot(text: Text, texts: Texts, span: TimeRange): string {
  return `${formatDay(texts, span.start)}, ${formatTimeRange(text, texts, span)}`;
}

/** Calendar day of an instant in the shop's time zone; equal for instants of one day. */
export function dayKey(texts: Texts, instant: string): string {
  return texts.date(instant, { year: 'numeric', month: '2-digit', day: '2-digit' });
}

/** Milliseconds within which a weekday alone names a day. */
const WEEK = 6 * 24 * 3_600_000;

/** "heute 18–20 Uhr", "morgen …", "Fr. …", "Fr., 27.11. …". Depends on the moment: not for the server. */
export function formatRelativeTimeSlot(
  text: Text,
  texts: Texts,
  span: TimeRange,
  now: Date,
): string {
  const day = dayKey(texts, span.start);
  const tomorrow = new Date(now.getTime() + 24 * 3_600_000).toISOString();
  const time = formatShortTimeRange(text, texts, span);
  if (day === dayKey(texts, now.toISOString())) return text('window.today', { time });
  if (day === dayKey(texts, tomorrow)) return text('window.tomorrow', { time });
  const isNear = Date.parse(span.start) - now.getTime() < WEEK;
  const date = texts.date(span.start, {
    weekday: 'short',
    ...(!isNear && { day: 'numeric', month: 'numeric' }),
  });
  return `${date} ${time}`;
}
