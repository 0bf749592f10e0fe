import type { Texts } from './create-texts.js';

interface Hours {
  /** `07:15`. */
  readonly opens: string;
  readonly closes: string;
}

/** The hour and minute of an instant on the shop's clock: "7:15", "7:15 am", "7 h 15". */
export function formatInstant(
  { date }: Pick<Texts, 'date'>,
  instant: string,
  zone: { readonly timeZone?: string } = {},
): string {
  // A clock that is forced to 24 hours has two digits.
  const written = date(instant, { hour: 'numeric', minute: '2-digit', ...zone });
  return written.replace(/^0(?=\d)/, '');
}

/** The same of a time of the shop's clock such as `07:15`. */
export function formatClock(texts: Pick<Texts, 'date'>, time: string): string {
  return formatInstant(texts, `2024-01-01T${time}:00Z`, { timeZone: 'UTC' });
}

/** Opening hours of one day: "7:15–18:00", "8 h – 19 h 30"; empty when closed. */
export function formatHours(texts: Pick<Texts, 'date'>, hours: readonly Hours[]): string {
  return hours
    .map(({ opens, closes }) => {
      const from = formatClock(texts, opens);
      const to = formatClock(texts, closes);
      return /\s/.test(from + to) ? `${from} – ${to}` : `${from}–${to}`;
    })
    .join(', ');
}
