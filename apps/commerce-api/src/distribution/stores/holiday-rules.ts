import { dayIn, type DayRule } from '@larder/countries';

/** The days of a rule from `first` to `last`, both included, as `2026-12-25`. */
export function daysOf(rule: DayRule, first: string, last: string): string[] {
  const years = [];
  for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year += 1)
    years.push(year);
  return years.map((year) => dayIn(year, rule)).filter((day) => day >= first && day <= last);
}
