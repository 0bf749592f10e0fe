import { countryOf } from '../country-of.js';
import { dayIn } from './calendar.js';

const holidays = (code: string, year: number) => {
  const calendar = countryOf(code)?.calendar;
  if (!calendar) throw new Error(`no calendar of ${code}`);
  return calendar.holidays.map((rule) => dayIn(year, rule)).sort();
};

it.each([
  ['Easter Monday', 2026, { easter: 1 }, '2026-04-06'],
  ['Good Friday', 2027, { easter: -2 }, '2027-03-26'],
  ['the earliest Easter', 2285, { easter: 0 }, '2285-03-22'],
  ['a late Easter', 2038, { easter: 0 }, '2038-04-25'],
  ['the first Monday of May', 2026, { month: 5, weekday: 1, nth: 1 }, '2026-05-04'],
  ['the last Monday of May', 2026, { month: 5, weekday: 1, nth: -1 }, '2026-05-25'],
  ['the fourth Thursday of November', 2026, { month: 11, weekday: 4, nth: 4 }, '2026-11-26'],
  ['a month that begins with the weekday', 2026, { month: 6, weekday: 1, nth: 1 }, '2026-06-01'],
  ['the last Sunday, the last of the month', 2026, { month: 5, weekday: 7, nth: -1 }, '2026-05-31'],
  ['a fixed day', 2026, { month: 10, day: 26 }, '2026-10-26'],
])('finds %s of %i', (_name, year, rule, day) => {
  expect(dayIn(year, rule)).toBe(day);
});

it.each([
  ['AT', 13],
  ['DE', 9],
  ['GB', 8],
  ['CH', 4],
  ['IN', 3],
  ['US', 11],
  ['IE', 9],
  ['NL', 8],
  ['FR', 11],
  ['PL', 12],
])('lists the holidays of %s: %i, each once and in order', (code, count) => {
  const days = holidays(code, 2026);
  expect(new Set(days).size).toBe(count);
  expect([...days].sort()).toEqual(days);
});

it('knows the holidays of Austria in 2026', () => {
  expect(holidays('AT', 2026)).toEqual([
    '2026-01-01',
    '2026-01-06',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-25',
    '2026-06-04',
    '2026-08-15',
    '2026-10-26',
    '2026-11-01',
    '2026-12-08',
    '2026-12-25',
    '2026-12-26',
  ]);
});
