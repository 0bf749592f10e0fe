import type { Texts } from '@larder/platform';
import type { Text } from '../../../messages/use-text.js';

interface TimeRange {
  readonly start: string;
  readonly end: string;
}

/** "18:30", "6:30 PM", "शाम 6:30": hour, minute, and the part of the day before or after them. */
const TIME = /^(\D*)(\d+)[:.](\d+)\s*(.*)$/u;

/** Spoken hour: "18:30", "6 pm" where people count to twelve, "18 h" in French, "18:00" without a word. */
function formatHour(texts: Texts, instant: string) {
  const written = texts.date(instant, { hour: 'numeric', minute: '2-digit' });
  const [, part = '', hour = '', minute = '', half = ''] = TIME.exec(written) ?? [];
  if (hour === '') return { part, time: written, half };
  // German has a word for the hour; a bare "18" would not be read as a time.
  const hasWord = /\D/.test(texts.date(instant, { hour: 'numeric', hourCycle: 'h23' }));
  const isFull = minute === '00' && (part + half !== '' || hasWord);
  const time = isFull ? String(Number(hour)) : `${Number(hour)}:${minute}`;
  return { part, time, half: half === '' ? '' : ` ${half.toLowerCase()}` };
}

/** "18" and "20", "18:00" and "20:00", "7" and "10 am", "10 am" and "1 pm", "शाम 6" and "8". */
function formatHours(texts: Texts, { start, end }: TimeRange) {
  const from = formatHour(texts, start);
  const to = formatHour(texts, end);
  return {
    from: from.part + from.time + (from.half === to.half ? '' : from.half),
    to: (from.part === to.part ? '' : to.part) + to.time + to.half,
  };
}

/** "18 bis 20 Uhr": screen readers read it correctly, unlike "18:00-20:00". */
export function formatTimeRange(text: Text, texts: Texts, span: TimeRange): string {
  return text('window.time', formatHours(texts, span));
}

/** "18–20 Uhr", where space is short. */
export function formatShortTimeRange(text: Text, texts: Texts, span: TimeRange): string {
  return text('window.shortTime', formatHours(texts, span));
}

/** "Donnerstag, 19. November, 22 Uhr", "Thursday, 19 November, 22:00", "Thursday, November 19, 10 pm". */
export function formatDateTime(text: Text, texts: Texts, instant: string): string {
  const { part, time, half } = formatHour(texts, instant);
  return text('window.moment', { day: formatDay(texts, instant), hour: part + time + half });
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
