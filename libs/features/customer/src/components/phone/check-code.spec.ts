import { checkCode, digitsOf } from './check-code.js';

it.each([
  ['123456', '123456', undefined],
  [' 123 456 ', '123456', undefined],
  ['123-456', '123456', undefined],
  ['12345', '12345', 'problem.codeLength'],
  ['1234567', '1234567', 'problem.codeLength'],
  ['abcdef', '', 'problem.codeLength'],
  ['  ', '', 'problem.required'],
])('a code typed as %j', (oneTimeCode, digits, problem) => {
  expect(digitsOf({ oneTimeCode })).toBe(digits);
  expect(checkCode({ oneTimeCode })['oneTimeCode']?.key).toBe(problem);
});
