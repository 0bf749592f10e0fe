import { addDays } from '../capacity/zoned-time.js';

/** A day of every year: fixed, or so many days after Easter Sunday (negative: before it). */
export type DayRule =
  { readonly month: number; readonly day: number } | { readonly easter: number };

/** Easter Sunday of a year as `2026-04-05`, by the Gregorian rule (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const d = b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 19 * a + 15;
  const h = ((d % 30) + 30) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(n / 31), (n % 31) + 1);
}

const two = (value: number) => String(value).padStart(2, '0');
const dayOf = (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`;

/** The days of a rule from `first` to `last`, both included, as `2026-12-25`. */
export function daysOf(rule: DayRule, first: string, last: string): string[] {
  const years = [];
  for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year += 1)
    years.push(year);
  return years
    .map((year) =>
      'easter' in rule
        ? addDays(easterSunday(year), rule.easter)
        : dayOf(year, rule.month, rule.day),
    )
    .filter((day) => day >= first && day <= last);
}
