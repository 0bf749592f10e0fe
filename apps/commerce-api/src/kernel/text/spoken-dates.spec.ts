import { spokenDates } from './spoken-dates.js';

const hours = { hour: 'numeric', timeZone: 'UTC' } as const;
const at = (time: string) => new Date(`2026-11-25T${time}:00Z`);
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

it.each([
  ['en-US', '10 am – 12 pm', '10:05 am'],
  ['en-IN', '10 am – 12 pm', '10:05 am'],
  ['en-GB', '10–12', '10:05'],
])('CHK-17 sentences in %s say hours as its pages do', (locale, range, moment) => {
  expect(plain(spokenDates(locale, hours).formatRange(at('10:00'), at('12:00')))).toBe(range);
  const exact = spokenDates(locale, { ...hours, minute: '2-digit' });
  expect(plain(exact.format(at('10:05')))).toBe(moment);
});
