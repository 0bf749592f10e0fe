import type { Product } from '@larder/contracts/catalogue';
import { shared } from './totals/benefit.js';
import { deducted } from './totals/deductions.js';
import { limitFindings, limitsFor } from './totals/limits.js';
import { priceFor, type Priced } from './prices/product-price.js';
import { lineWeight } from './prices/quantity.js';
import { isServiceFree, priceInfo, taxedAmounts, type CartMoney } from './totals/totals.js';
import { unitPrice, type Measured } from './prices/unit-price.js';
import { vatParts } from './totals/vat.js';

const terms = { crateDeposit: 0, serviceFeeTaxRate: 20 };
const money = (parts: Partial<CartMoney> = {}): CartMoney => ({
  lines: [{ lineTotal: 1000, lineDeposit: 0, lineSavings: 0, weighted: false, vatRate: 10 }],
  serviceFee: 390,
  crateDepositDesired: false,
  payments: [],
  ...parts,
});

describe('the applicable price', () => {
  const priced = (loyalty?: number) =>
    ({
      price: { regular: { value: 300 }, ...(loyalty && { loyalty: { value: loyalty } }) },
    }) as Priced;

  it.each([
    ['a member’s, where it is lower', 250, true, 250],
    ['the regular one, where the member’s is not lower', 350, true, 300],
    ['the regular one for everybody else', 250, false, 300],
    ['the regular one without a member price', undefined, true, 300],
  ])('CAT-09 is %s', (_name, loyalty, isMember, cents) => {
    expect(priceFor(priced(loyalty), isMember)).toBe(cents);
  });
});

describe('a code on the service fee', () => {
  it('CART-06 reduces the amount to pay by the discount', () => {
    const info = priceInfo(money({ feeOff: 150 }), terms);
    expect(info).toMatchObject({ serviceFees: 390, serviceFeesAfterDiscount: 240, total: 1240 });
    expect(info.totalSavings).toBe(150);
  });

  it('CART-98 takes nothing off below its least value of goods', () => {
    const { parts } = deducted(money(), terms, [{ kind: 'service', from: 1001 }]);
    expect(parts).toEqual([0]);
    expect(deducted(money(), terms, [{ kind: 'service', from: 1000 }]).parts).toEqual([390]);
  });
});

describe('value added tax', () => {
  it('CART-06 has its rates in ascending order', () => {
    const amounts = [20, 2.6, 10].map((rate) => ({ rate, gross: 100 }));
    expect(vatParts(amounts).map(({ rate }) => rate)).toEqual([2.6, 10, 20]);
  });

  it('CART-06 has no part for a service that costs nothing', () => {
    expect(taxedAmounts(money({ serviceFee: 0 }), terms)).toEqual([{ rate: 10, gross: 1000 }]);
    expect(taxedAmounts(money({ serviceFee: 1 }), terms)).toContainEqual({ rate: 20, gross: 1 });
  });
});

it('CART-06 a discount on goods that cost nothing has no parts', () => {
  expect(shared(0, [0, 0])).toEqual([0, 0]);
});

it('CART-63 service is never free by value where no threshold is set', () => {
  expect(isServiceFree(1_000_000, undefined)).toBe(false);
});

describe('limits that a shop does not set', () => {
  const config = { paymentMethods: [], minOrderValueCC: 1000, maxOrderValueCC: 2000 };

  it('CART-58 limit nothing for either service', () => {
    const open = { minValue: undefined, maxValue: undefined, maxWeight: undefined };
    expect(limitsFor(config, undefined)).toEqual(open);
    const cart = { mode: 'REGULAR', weight: 1e9, priceInfo: { orderValue: 1e9 } } as const;
    expect(limitFindings(cart, open)).toEqual([]);
    expect(limitFindings({ ...cart, weight: 0, priceInfo: { orderValue: 0 } }, open)).toEqual([]);
  });
});

describe('the weight of a line', () => {
  const countable = (unit: string) =>
    ({ weightArticle: false, bundleSize: 1, content: { amount: 500, unit } }) as Product;

  it.each([
    ['g', 1000],
    ['ml', 1000],
    ['piece', 0],
  ])('CART-65 of two packs with 500 %s is %i g', (unit, grams) => {
    expect(lineWeight(countable(unit), 2)).toBe(grams);
  });
});

describe('the unit price of goods in liquid', () => {
  const jar = (drainedWeight?: number) =>
    ({
      weightArticle: false,
      content: { amount: 400, unit: 'g' },
      drainedWeight,
      price: { regular: { value: 200 } },
    }) as Measured;

  it.each([
    ['the drained weight', 250, 800],
    ['the content, where nothing is drained', undefined, 500],
    ['the content, where nothing is left when it is drained', 0, 500],
  ])('98/6/EC counts %s', (_name, drained, value) => {
    expect(unitPrice(jar(drained))?.value).toBe(value);
  });
});
