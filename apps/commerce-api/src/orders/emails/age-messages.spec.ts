import { ageMessages } from './age-messages.js';

it.each([
  ['de-AT', 'placed', 16, [expect.stringMatching(/ab 16 .*Ausweis/)]],
  ['en', 'onTheWay', 18, [expect.stringMatching(/18 and over.*ID/)]],
  ['en', 'ready', 18, [expect.any(String)]],
  ['en', 'cancelled', 18, []],
  ['en', 'placed', undefined, []],
] as const)('CAT-07 in %s a mail of %s about goods from %s', (locale, kind, age, expected) => {
  expect(ageMessages({ locale }, kind, { confirmedAge: age })).toEqual(expected);
});
