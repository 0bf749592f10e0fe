const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

/** The clock on the wall at an instant, as milliseconds that mean that time in UTC. */
function wallTime(instant: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** The calendar day (`2026-11-24`) at an instant. */
export function localDate(instant: Date, timeZone: string): string {
  return new Date(wallTime(instant.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** The day so many days after another; both as `2026-11-24`. */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/**
 * The instant at which a wall clock shows a day and time (`18:00`). A time that the change to
 * summer time skips is taken as the same time after the change; of one that comes twice in
 * autumn, the first is meant.
 */
export function instantAt(date: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const day = 86_400_000;
  const before = wallTime(wall - day, timeZone) - (wall - day);
  const after = wallTime(wall + day, timeZone) - (wall + day);
  // Both offsets are tried, the earlier one first: it yields the first of two like times, and the
  // shifted one where neither fits.
  const candidates = [wall - before, wall - after];
  const exact = candidates.find((instant) => wallTime(instant, timeZone) === wall);
  return new Date(exact ?? wall - before);
}
