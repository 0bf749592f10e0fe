import { amountInput, readAmount, shownAmount, unitLabel } from './packed-amount.js';

const inPounds = { isWeighed: true, isInPounds: true } as const;
const inGrams = { isWeighed: true };

it.each([
  ['1', 454],
  ['.5', 227],
  ['1.54', 699],
  ['1,54', 699],
  ['2.205', 1000],
])('takes %s lb for %i g', (typed, grams) => {
  expect(typed).toMatch(new RegExp(`^(?:${amountInput(inPounds).pattern})$`));
  expect(readAmount(inPounds, typed)).toBe(grams);
});

it('shows pounds that are read as the same grams again, in hundredths as they were typed', () => {
  expect([227, 454, 699, 1000].map((grams) => shownAmount(inPounds, grams))).toEqual([
    0.5, 1, 1.54, 2.205,
  ]);
  for (let grams = 1; grams <= 5000; grams += 1)
    expect(readAmount(inPounds, `${shownAmount(inPounds, grams)}`)).toBe(grams);
});

it.each(['0', '0.0', '', '1.', '1.2345', '-1', '1e3'])('refuses %j as pounds', (typed) => {
  expect(typed).not.toMatch(new RegExp(`^(?:${amountInput(inPounds).pattern})$`));
});

it('leaves grams and pieces as they are', () => {
  expect(shownAmount(inGrams, 500)).toBe(500);
  expect(readAmount(inGrams, '480')).toBe(480);
  expect('0.5').not.toMatch(new RegExp(`^(?:${amountInput(inGrams).pattern})$`));
  expect([inPounds, inGrams, { isWeighed: false }].map(unitLabel)).toEqual([
    'office.order.pounds',
    'office.order.grams',
    'office.order.pieces',
  ]);
});
