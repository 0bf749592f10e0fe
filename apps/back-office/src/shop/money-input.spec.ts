import { toCents, toField } from './money-input.js';

it.each([
  ['', null, ''],
  ['12.34', 1234, 12.34],
  ['0.29', 29, 0.29],
] as const)('%j in a field is %j cents, and shown as %j', (typed, cents, shown) => {
  expect(toCents(typed)).toBe(cents);
  expect(toField(cents)).toBe(shown);
});

it('a field that nobody has filled in stays empty', () => {
  expect(toField('')).toBe('');
});
