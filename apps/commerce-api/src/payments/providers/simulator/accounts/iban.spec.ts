import { isIban } from './iban.js';

it.each([
  ['AT61 1904 3002 3457 3201', true],
  ['at611904300234573201', true],
  ['GB82 WEST 1234 5698 7654 32', true],
  ['AT61 1904 3002 3457 3202', false],
  ['AT61', false],
  ['', false],
])('CHK-18 reads %j as a bank account: %s', (text, expected) => {
  expect(isIban(text)).toBe(expected);
});
