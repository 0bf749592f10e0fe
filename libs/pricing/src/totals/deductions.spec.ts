import * as fc from 'fast-check';
import type { CodeBenefit } from './deductions.js';
import { deducted, missingFor } from './deductions.js';
import { sum } from '../prices/money.js';
import type { CartMoney, PricedLine, PricingTerms } from './totals.js';
import { priceInfo, taxedAmounts } from './totals.js';
import { vatParts } from './vat.js';

const terms: PricingTerms = {
  crateDeposit: 500,
  serviceFeeTaxRate: 20,
  freeOfChargeThreshold: 8000,
};
const line = (lineTotal: number, parts: Partial<PricedLine> = {}): PricedLine => ({
  lineTotal,
  lineDeposit: 0,
  lineSavings: 0,
  weighted: false,
  vatRate: 10,
  ...parts,
});
const cartOf = (goods: number, parts: Partial<CartMoney> = {}): CartMoney => ({
  lines: [line(goods)],
  serviceFee: 390,
  crateDepositDesired: false,
  payments: [],
  ...parts,
});
const percent = (value: number, parts: { from?: number; most?: number } = {}): CodeBenefit => ({
  kind: 'percent',
  percent: value,
  ...parts,
});
const amount = (cents: number, from?: number): CodeBenefit => ({ kind: 'amount', cents, from });
const service = (parts: { from?: number; most?: number } = {}): CodeBenefit => ({
  kind: 'service',
  ...parts,
});

it.each<[string, number, CodeBenefit[], number[]]>([
  ['percent of the goods, half a cent up', 1995, [percent(10)], [200]],
  ['percent up to the most', 20_000, [percent(10, { most: 1000 })], [1000]],
  ['cents, at the most all goods', 300, [amount(500)], [300]],
  ['cents after percent, however given', 4000, [amount(500), percent(10)], [500, 400]],
  ['each percentage of what the one before left', 4000, [percent(50), percent(50)], [2000, 1000]],
  ['the fee of the service', 4000, [service()], [390]],
  ['the fee once, by two codes', 4000, [service({ most: 200 }), service()], [200, 190]],
  ['no fee where the value makes the service free', 8000, [service()], [0]],
  ['a fee that percent brought back', 8000, [percent(10), service()], [800, 390]],
  ['nothing a cent below its least value', 2999, [amount(500, 3000)], [0]],
  ['something from its least value on', 3000, [amount(500, 3000)], [500]],
  ['by the goods before others, not after', 3000, [percent(50), amount(500, 3000)], [1500, 500]],
])('CART-06 codes take off %s', (_what, goods, benefits, parts) => {
  expect(deducted(cartOf(goods), terms, benefits).parts).toEqual(parts);
});

it('CART-06 shows what is missing until a code applies', () => {
  expect([missingFor(amount(500, 3000), 2600), missingFor(service(), 0)]).toEqual([400, 0]);
});

it('CART-06 a pass leaves nothing for a code that gives the service free', () => {
  expect(deducted(cartOf(4000, { hasPass: true }), terms, [service()]).parts).toEqual([0]);
});

const cents = fc.integer({ min: 0, max: 30_000 });
const from = fc.option(cents, { nil: undefined });
const most = fc.option(fc.integer({ min: 1, max: 5000 }), { nil: undefined });
const anyBenefit: fc.Arbitrary<CodeBenefit> = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    from,
    most,
    percent: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({ kind: fc.constant('amount' as const), cents, from }),
  fc.record({ kind: fc.constant('service' as const), from, most }),
);
const anyLine = fc.record({
  lineTotal: cents,
  lineDeposit: fc.nat({ max: 900 }),
  lineSavings: fc.nat({ max: 900 }),
  weighted: fc.boolean(),
  vatRate: fc.constantFrom(0, 2.6, 10, 13, 20),
});
const anyMoney = fc.record({
  lines: fc.array(anyLine, { maxLength: 10 }),
  serviceFee: fc.constantFrom(0, 390, 690),
  crateDepositDesired: fc.boolean(),
  passPrice: fc.constantFrom(0, 4900),
  hasPass: fc.boolean(),
  payments: fc.array(fc.nat({ max: 5000 }), { maxLength: 2 }),
});
const benefits = fc.array(anyBenefit, { maxLength: 6 });

describe('any codes on any cart', () => {
  it('CART-06 take off what their parts add up to, and leave nothing negative', () => {
    fc.assert(
      fc.property(anyMoney, benefits, (plain, wanted) => {
        const { money, parts } = deducted(plain, terms, wanted);
        const before = priceInfo(plain, terms);
        const info = priceInfo(money, terms);
        for (const part of parts) expect(Number.isInteger(part) && part >= 0).toBe(true);
        expect(sum(parts)).toBe(info.discounts + (money.feeOff ?? 0));
        expect(info.orderValue).toBe(info.totalArticlePrice - info.discounts);
        expect(Math.min(info.orderValue, info.serviceFeesAfterDiscount)).toBeGreaterThanOrEqual(0);
        expect(info.depositFees).toBe(before.depositFees);
        expect(info.total).toBe(
          info.orderValue + info.depositFees + info.serviceFeesAfterDiscount + plain.passPrice,
        );
        expect(info.totalSavings).toBe(
          info.savings + info.discounts + info.serviceFees - info.serviceFeesAfterDiscount,
        );
      }),
    );
  });

  it('CART-06 split every cent that is paid into net and tax', () => {
    fc.assert(
      fc.property(anyMoney, benefits, (plain, wanted) => {
        const { money } = deducted(plain, terms, wanted);
        const info = priceInfo(money, terms);
        const parts = vatParts(taxedAmounts(money, terms));
        expect(sum(parts.map(({ net, vat }) => net + vat))).toBe(info.total);
        expect(sum(parts.map(({ vat }) => vat))).toBe(info.totalVat);
        for (const { net, vat } of parts) expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('CART-06 take off the same for any order of the goods', () => {
    fc.assert(
      fc.property(anyMoney, benefits, (plain, wanted) => {
        const turned = { ...plain, lines: [...plain.lines].reverse() };
        expect(deducted(turned, terms, wanted).parts).toEqual(deducted(plain, terms, wanted).parts);
      }),
    );
  });
});
