import fc from 'fast-check';
import { toCents, toUnits } from './money.js';

describe('amounts as Stripe counts them', () => {
  it.each([
    ['EUR', 4378, 4378],
    ['chf', 5, 5],
    ['HUF', 129_900, 129_900],
    ['JPY', 129_900, 1_299],
    ['KWD', 4378, 43_780],
  ])('CHK-13 %s: %d cents are %d units', (currency, cents, units) => {
    expect(toUnits(cents, currency)).toBe(units);
    expect(toCents(units, currency)).toBe(cents);
  });

  it('rejects amounts that have no coin', () => {
    expect(() => toUnits(129_950, 'JPY')).toThrow(/JPY/);
    expect(() => toUnits(0.5, 'EUR')).toThrow(/EUR/);
  });

  it('CHK-13 there and back is the same amount', () => {
    const currencies = fc.constantFrom('EUR', 'CHF', 'CZK', 'KWD', 'GBP');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), currencies, (cents, currency) => {
        expect(toCents(toUnits(cents, currency), currency)).toBe(cents);
      }),
    );
  });
});
