import { reservedAmount } from './surcharge.js';
import type { CartMoney, PricedLine, PricingTerms } from './totals.js';
import { isServiceFree, priceInfo } from './totals.js';
import { vatParts } from './vat.js';

const terms: PricingTerms = {
  crateDeposit: 500,
  serviceFeeTaxRate: 20,
  freeOfChargeThreshold: 8000,
};
const line: PricedLine = {
  lineTotal: 1100,
  lineDeposit: 0,
  lineSavings: 0,
  weighted: false,
  vatRate: 10,
};

function money(parts: Partial<CartMoney>): CartMoney {
  return { lines: [], serviceFee: 0, crateDepositDesired: false, payments: [], ...parts };
}

describe('price info', () => {
  it('CART-06 adds goods, deposits, crates and the fee', () => {
    const lines = [
      line,
      { ...line, lineTotal: 900, lineDeposit: 150, lineSavings: 100, vatRate: 20 },
    ];
    const info = priceInfo(money({ lines, serviceFee: 490, crateDepositDesired: true }), terms);
    expect(info).toMatchObject({
      totalArticlePrice: 2000,
      orderValue: 2000,
      depositFees: 650,
      serviceFees: 490,
      serviceFeesAfterDiscount: 490,
      serviceFeeTaxRate: 20,
      total: 3140,
      savings: 100,
      totalSavings: 100,
      totalVat: 100 + 232, // 1100 at 10 %, 900 + 490 at 20 %
      overAuthorizationAmount: 0,
      overAuthorizationPercentage: 0,
      totalWithSurcharge: 3140,
    });
  });

  it('CART-06 of an empty cart is nothing', () => {
    const { serviceFeeTaxRate, ...amounts } = priceInfo(money({}), terms);
    expect(serviceFeeTaxRate).toBe(20);
    expect(Object.values(amounts).every((value) => value === 0)).toBe(true);
    expect(amounts).not.toHaveProperty('giftCardValue');
  });

  it.each([
    [7999, false, 490],
    [8000, true, 0],
    [8001, true, 0],
  ])('CART-63 of %i makes the service free: %s', (lineTotal, free, fee) => {
    expect(isServiceFree(lineTotal, 8000)).toBe(free);
    const info = priceInfo(money({ lines: [{ ...line, lineTotal }], serviceFee: 490 }), terms);
    expect(info.serviceFeesAfterDiscount).toBe(fee);
    expect(info.totalSavings).toBe(490 - fee);
  });

  it('CART-63 never makes the service free without a threshold', () => {
    expect(isServiceFree(1_000_000, undefined)).toBe(false);
  });

  it('CART-06 covers by planned payments and may be covered too far', () => {
    const info = priceInfo(money({ lines: [line], payments: [600, 700] }), terms);
    expect(info.coveredAmount).toBe(1300);
    expect(info.uncoveredAmountWithoutOverAuthorization).toBe(-200);
  });

  it('CHK-09 CHK-13 reserves 10 % of the weighted goods on a card', () => {
    const lines = [line, { ...line, lineTotal: 255, weighted: true }];
    const info = priceInfo(money({ lines }), terms);
    expect(info.overAuthorizationAmount).toBe(26);
    expect(info.totalWithSurcharge).toBe(1381);
    expect(info.uncoveredAmountWithOverAuthorization).toBe(1381);
    const { total, overAuthorizationPercentage: percent } = info;
    expect(reservedAmount(total, percent, 'credit-cards')).toBe(1381);
    expect(reservedAmount(total, percent, 'payment-at-the-door')).toBe(1355);
  });
});

describe('contained tax', () => {
  it.each([
    [20, 1200, 200],
    [10, 1100, 100],
    [13, 1000, 115],
    [2.6, 1026, 26],
    [0, 500, 0],
  ])('CART-06 of %d %% in %i c is %i c', (rate, gross, vat) => {
    expect(vatParts([{ rate, gross }])).toEqual([{ rate, gross, net: gross - vat, vat }]);
  });

  it('CART-06 rounds once a rate, not once a line', () => {
    const lines = Array.from({ length: 10 }, () => ({ rate: 20, gross: 3 }));
    expect(vatParts(lines)).toEqual([{ rate: 20, gross: 30, net: 25, vat: 5 }]);
  });
});
