/**
 * A day of every year: fixed, so many days after Easter Sunday (negative: before it), or the nth weekday
 * of a month (1 is Monday; -1 is the last one of the month).
 */
export type DayRule =
  | { readonly month: number; readonly day: number }
  | { readonly easter: number }
  | { readonly month: number; readonly weekday: number; readonly nth: number };

export interface Calendar {
  /** First day of a printed week: 1 is Monday, 7 is Sunday. */
  readonly weekStart: 1 | 7;
  readonly clock: 12 | 24;
  /** Public holidays of the whole country. */
  readonly holidays: readonly DayRule[];
  readonly source: string;
}

const dayMs = 86_400_000;
const text = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Easter Sunday by the Gregorian rule (Meeus, Jones and Butcher). */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 19 * a + 15;
  const h = ((d % 30) + 30) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1);
}

function nthWeekday(year: number, { month, weekday, nth }: Extract<DayRule, { nth: number }>) {
  const first = nth > 0 ? Date.UTC(year, month - 1, 1) : Date.UTC(year, month, 0);
  const isoDay = new Date(first).getUTCDay() || 7;
  const away = nth > 0 ? (weekday - isoDay + 7) % 7 : -((isoDay - weekday + 7) % 7);
  return first + (away + (nth > 0 ? (nth - 1) * 7 : 0)) * dayMs;
}

/** The day of a rule in a year, such as `2026-12-25`. */
export function dayIn(year: number, rule: DayRule): string {
  if ('easter' in rule) return text(easterSunday(year) + rule.easter * dayMs);
  return text('nth' in rule ? nthWeekday(year, rule) : Date.UTC(year, rule.month - 1, rule.day));
}
