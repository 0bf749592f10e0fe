import * as fc from 'fast-check';
import { countries } from '@larder/countries';
import { ruleCart, ruleLine } from '../testing/rule-cart.js';
import { toCart } from '../view.js';

interface Parts {
  readonly country: string;
  readonly cents: number;
  readonly methodKeys?: readonly string[];
}

function cartOf({ country, cents, methodKeys = [] }: Parts) {
  const payments = methodKeys.map((methodKey) => ({
    id: methodKey,
    methodKey,
    brandName: methodKey,
    amountPlanned: 1,
  }));
  // Not taxed, for some countries add the tax.
  const lines = [ruleLine('rice', { cents, vatRate: 0 })];
  return toCart(ruleCart({ country, lines, payments, timeSlot: undefined }));
}

describe('the total of a cart at handover', () => {
  it.each([
    ['IN', 25_949, 25_900],
    ['IN', 25_950, 26_000],
    ['IN', 25_900, undefined],
    ['CH', 1_003, 1_005],
    ['CH', 1_002, 1_000],
    ['NL', 1_002, 1_000],
    ['AT', 1_003, undefined],
    ['FR', 1_003, undefined],
  ])('F8 %s: %d are paid with %s', (country, cents, expected) => {
    expect(cartOf({ country, cents }).totalAtHandover).toBe(expected);
  });

  it.each([
    [['payment-at-the-door'], 25_900],
    [['payment-at-the-store'], 25_900],
    [['credit-cards'], undefined],
    [['gift-card', 'payment-at-the-door'], undefined],
  ])('F8 is rounded unless a part is paid in advance: %s', (methodKeys, expected) => {
    expect(cartOf({ country: 'IN', cents: 25_949, methodKeys }).totalAtHandover).toBe(expected);
  });

  it('F8 leaves the total exact, and is coins of the country at most half a coin away', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.constantFrom(...Object.keys(countries)),
        (cents, country) => {
          const { priceInfo, totalAtHandover = cents } = cartOf({ country, cents });
          const step = countries[country]?.prices.cashRounding?.step ?? 1;
          expect(priceInfo.total).toBe(cents);
          expect(totalAtHandover % step).toBe(0);
          expect(Math.abs(totalAtHandover - cents)).toBeLessThanOrEqual(step / 2);
        },
      ),
    );
  });
});
