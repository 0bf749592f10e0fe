import { Temporal } from 'temporal-polyfill';

/** The calendar day (`2026-11-24`) at an instant. */
export function localDate(instant: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

/** What a wall clock shows at an instant (`18:00`): a value to compare, which no locale changes. */
export function localTime(instant: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });
}

/** The day so many days after another; both as `2026-11-24`. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek;
}

/**
 * The instant at which a wall clock shows a day and time (`18:00`). A time that the change to
 * summer time skips is taken as the same time after the change; of one that comes twice in
 * autumn, the first is meant. Throws a `RangeError` for a day or time that does not exist.
 */
export function instantAt(date: string, time: string, timeZone: string): Date {
  const { epochMilliseconds } = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(
    timeZone,
  );
  return new Date(epochMilliseconds);
}
