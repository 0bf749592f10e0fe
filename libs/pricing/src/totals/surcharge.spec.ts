import { hasSurcharge, reservedAmount, withSurcharge } from './surcharge.js';

it.each([
  [1000, 5, 1050],
  [1000, 0, 1000],
  [999, 10, 1099], // 1098.9
  [10, 5, 11], // 10.5 goes up
  [0, 10, 0],
])('CHK-09 CHK-13 %i with %i %% is %i', (total, percent, expected) => {
  expect(withSurcharge(total, percent)).toBe(expected);
});

it.each([
  'apple-pay',
  'credit-cards',
  'pay-by-invoice-b2b',
  'pay-by-invoice-b2c',
  'paypal',
] as const)('CHK-10 applies to %s', (methodKey) => {
  expect(hasSurcharge(methodKey)).toBe(true);
  expect(reservedAmount(1000, 5, methodKey)).toBe(1050);
});

it.each(['payment-at-the-door', 'payment-at-the-store'] as const)(
  'CHK-11 spares %s',
  (methodKey) => {
    expect(hasSurcharge(methodKey)).toBe(false);
    expect(reservedAmount(1000, 5, methodKey)).toBe(1000);
  },
);
