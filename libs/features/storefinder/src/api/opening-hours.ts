import type { CheckoutStore } from '@larder/contracts/distribution';
import type { SpecialDay } from '@larder/contracts/stores';

type Hours = SpecialDay['hours'][number];
type Timed = Pick<CheckoutStore, 'storeId' | 'openingHours' | 'closed' | 'timeZone'>;

/** What the clock of a store shows. */
export interface LocalTime {
  /** `2026-11-24`. */
  readonly date: string;
  /** `18:05`. */
  readonly time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

export function localTime(now: number, timeZone: string): LocalTime {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  const [date = '', time = ''] = format.format(now).split(' ');
  return { date, time };
}

/** The day so many days after another. */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay() || 7;

/** The special day of a store on a date: of several the last one counts. */
export function specialDayOf(
  storeId: string,
  date: string,
  days: readonly SpecialDay[],
): SpecialDay | undefined {
  return days.findLast((day) => day.date === date && (day.storeIds?.includes(storeId) ?? true));
}

/** Hours of a store on a date, in order; empty when it is closed. A special day overrides the week. */
export function hoursOn(store: Timed, date: string, days: readonly SpecialDay[]): readonly Hours[] {
  if (store.closed === true) return [];
  const special = specialDayOf(store.storeId, date, days);
  const own = store.openingHours.filter(({ weekday }) => weekday === weekdayOf(date));
  // A holiday's shorter hours open no store that is closed on that weekday.
  if (special && (special.storeIds || own.length > 0)) return special.hours;
  return [...own].sort((a, b) => (a.opens < b.opens ? -1 : 1));
}

export type OpenStatus =
  | { readonly kind: 'open'; readonly closes: string }
  /** When it opens next, at the most a week from now. */
  | { readonly kind: 'closed'; readonly opens?: { readonly date: string; readonly time: string } }
  | { readonly kind: 'gone' };

/** Whether a store is open at this moment by its own clock, and until or from when (STORE-03). */
export function statusOf(
  store: Timed,
  days: readonly SpecialDay[],
  now: number,
  shopTimeZone: string,
): OpenStatus {
  if (store.closed === true) return { kind: 'gone' };
  const { date, time } = localTime(now, store.timeZone ?? shopTimeZone);
  const yesterday = hoursOn(store, addDays(date, -1), days);
  const late = yesterday.find(({ opens, closes }) => closes <= opens && time < closes);
  if (late) return { kind: 'open', closes: late.closes };
  const today = hoursOn(store, date, days);
  const current = today.find(
    ({ opens, closes }) => opens <= time && (time < closes || closes <= opens),
  );
  if (current) return { kind: 'open', closes: current.closes };
  const later = today.find(({ opens }) => opens > time);
  if (later) return { kind: 'closed', opens: { date, time: later.opens } };
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const day = addDays(date, ahead);
    const [first] = hoursOn(store, day, days);
    if (first) return { kind: 'closed', opens: { date: day, time: first.opens } };
  }
  return { kind: 'closed' };
}
