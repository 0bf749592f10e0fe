import fc from 'fast-check';
import { toCents } from './amounts.js';

describe('PLAT-53 amounts are whole cents', () => {
  it.each([
    [0.69, false, 69],
    [0.00299, true, 299],
    [1.006, false, 101],
    [19.99, false, 1999],
    [0, false, 0],
  ])('%d euros (weighed: %s) are %d cents', (amount, isWeighed, cents) => {
    expect(toCents(amount, isWeighed)).toBe(cents);
  });

  it('gives the cents that the goods were brought to Medusa with', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.boolean(), (cents, isWeighed) => {
        expect(toCents(cents / (isWeighed ? 100_000 : 100), isWeighed)).toBe(cents);
      }),
    );
  });
});
