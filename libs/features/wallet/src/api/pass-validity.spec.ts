import { isPassValid } from './pass-validity.js';

const pass = { startDate: '2026-11-24T08:00:00.000Z', endDate: '2027-05-24T08:00:00.000Z' };
const at = (moment: string) => Date.parse(moment);

it.each([
  ['a millisecond before it begins', '2026-11-24T07:59:59.999Z', false],
  ['PASS-04 as it begins', '2026-11-24T08:00:00.000Z', true],
  ['PASS-02 within', '2027-01-01T00:00:00.000Z', true],
  ['PASS-04 as it ends', '2027-05-24T08:00:00.000Z', true],
  ['a millisecond after it has ended', '2027-05-24T08:00:00.001Z', false],
])('a pass %s: %s returns %s', (_when, moment, isValid) => {
  expect(isPassValid(pass, at(moment))).toBe(isValid);
});

it('PASS-03 a pass in the cart is valid, whatever the customer has', () => {
  const cart = { deliveryPassLineItem: { lineItemId: 'l1', price: 4900 } };
  const late = at('2030-01-01T00:00:00.000Z');
  expect([isPassValid(undefined, late, cart), isPassValid(pass, late, cart)]).toEqual([true, true]);
  expect([isPassValid(undefined, late, {}), isPassValid(undefined, late)]).toEqual([false, false]);
});
