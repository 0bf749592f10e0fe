/** @jest-environment node */
import * as fc from 'fast-check';
import { passValue } from './pass-value.js';

const month = (orders: number) => ({ month: '2026-11', orders, paid: 0 });
const offer = { price: 3_900, months: 12 };

it.each([
  ['no order', 0, 0],
  ['no service fee', 5, 0],
])('PASS-05 says nothing after %s', (_name, orders, serviceFees) => {
  expect(passValue(offer, { months: [month(orders)], serviceFees })).toBeUndefined();
});

it('PASS-05 names the orders that pay the pass, and what a year would have saved', () => {
  const spending = { months: [month(10), month(4)], serviceFees: 14 * 390 };
  expect(passValue(offer, spending)).toEqual({
    orders: 14,
    serviceFees: 5_460,
    breakEven: 10,
    saved: 1_560,
  });
  expect(passValue({ price: 3_900, months: 6 }, spending)?.saved).toBe(0);
});

it('PASS-05 breaks even with exactly that many orders at the usual fee', () => {
  const cents = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 200 }), cents, (price, orders, serviceFees) => {
      const spending = { months: [month(orders)], serviceFees };
      const { breakEven = 0 } = passValue({ price, months: 12 }, spending) ?? {};
      const feesOf = (count: number) => (count * serviceFees) / orders;
      expect(feesOf(breakEven)).toBeGreaterThanOrEqual(price - 1e-6);
      expect(feesOf(breakEven - 1)).toBeLessThan(price);
    }),
  );
});
