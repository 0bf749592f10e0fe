const fields = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** The locale's order and separators as a pattern with named groups; spaces never matter. */
function patternOf(locale: string): RegExp {
  const parts = new Intl.DateTimeFormat(locale, { ...fields, timeZone: 'UTC' }).formatToParts(0);
  const source = parts.map(({ type, value }) => {
    if (type === 'year') return String.raw`(?<year>\d{4})`;
    if (type === 'month' || type === 'day') return String.raw`(?<${type}>\d{1,2})`;
    return String.raw`\s*${value.trim().replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}\s*`;
  });
  return new RegExp(`^${source.join('')}$`);
}

/**
 * Reads a birthdate in the date format of the locale (FORM-74), for example `31.12.1990` in
 * `de-AT`. Gives `YYYY-MM-DD`, or nothing when it is no date of that format (FORM-75).
 */
export function parseBirthdate(text: string, locale: string): string | undefined {
  const found = patternOf(locale).exec(text.trim())?.groups;
  if (!found) return undefined;
  const { year, month, day } = found as Record<'year' | 'month' | 'day', string>;
  const date = new Date(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T00:00:00Z`);
  // A day beyond its month either makes no date at all or rolls over into the next month.
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return undefined;
  return date.toISOString().slice(0, 10);
}

/** Writes `YYYY-MM-DD` in the date format of the locale (CUST-02). */
export function formatBirthdate(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { ...fields, timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** Full years from `birthdate` to `today`, both `YYYY-MM-DD` (FORM-31, FORM-77). */
export function ageOn(birthdate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
}
