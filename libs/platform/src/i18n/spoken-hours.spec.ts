import { testTenant } from '../testing.js';
import { createTexts } from './create-texts.js';
import { spokenHour, spokenHours } from './spoken-hours.js';

const plain = (text: string) => text.replace(/\s/g, ' ');
const textsIn = (code: string) => createTexts(testTenant(), { code, prefix: '', label: code }, {});

it.each([
  ['de-AT', '7 10', '10 13:30'],
  ['fr-FR', '7 h 10 h', '10 h 13 h 30'],
  ['en-GB', '7:00 10:00', '10:00 13:30'],
  ['en-US', '7 10 am', '10 am 1:30 pm'],
  ['en-IN', '7 10 am', '10 am 1:30 pm'],
  ['hi-IN', 'सुबह 7 10', 'सुबह 10 दोपहर 1:30'],
  ['nl-NL', '7:00 10:00', '10:00 13:30'],
])('hours of %s are said alike of the shop’s clock and of moments', (code, short, overNoon) => {
  const texts = textsIn(code);
  const shown = (start: string, end: string) =>
    plain(Object.values(spokenHours(texts, { start, end })).join(' '));
  expect([shown('07:00', '10:00'), shown('10:00', '13:30')]).toEqual([short, overNoon]);
  // The test shop is in Vienna: an hour before UTC in winter.
  expect(shown('2026-11-20T06:00:00Z', '2026-11-20T09:00:00Z')).toBe(short);
});

it('one hour has its half of the day', () => {
  expect(['en-US', 'de-AT', 'en-GB'].map((code) => spokenHour(textsIn(code), '22:00'))).toEqual([
    '10 pm',
    '22',
    '22:00',
  ]);
});
