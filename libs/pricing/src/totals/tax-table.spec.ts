import * as fc from 'fast-check';
import type { CodeBenefit } from './deductions.js';
import { deducted } from './deductions.js';
import { sum } from '../prices/money.js';
import type { CartMoney, PricedLine, PricingTerms } from './totals.js';
import { priceInfo, taxedAmounts } from './totals.js';
import { discountableAmounts, discountableValue } from './treatment.js';
import { taxedAt, vatParts } from './vat.js';

const cents = fc.integer({ min: 0, max: 60_000 });
const rates = fc.constantFrom(0, 2.6, 5.5, 7, 8.875, 10, 13, 19, 20);
const from = fc.option(cents, { nil: undefined });
const most = fc.option(fc.nat({ max: 3000 }), { nil: undefined });

const anyLine: fc.Arbitrary<PricedLine> = fc.record({
  lineTotal: cents,
  lineDeposit: fc.nat({ max: 900 }),
  lineSavings: fc.nat({ max: 500 }),
  weighted: fc.boolean(),
  vatRate: rates,
  depositVatRate: fc.option(rates, { nil: undefined }),
  treatment: fc.constantFrom(
    undefined,
    undefined,
    'meansOfPayment' as const,
    'notPromoted' as const,
  ),
});
const anyBenefit: fc.Arbitrary<CodeBenefit> = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), cents, from }),
  fc.record({
    kind: fc.constant('percent' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    from,
    most,
  }),
  fc.record({ kind: fc.constant('service' as const), from, most }),
);
const anyTerms: fc.Arbitrary<PricingTerms> = fc.record({
  crateDeposit: fc.nat({ max: 900 }),
  serviceFeeTaxRate: rates,
  crateTaxRate: fc.option(rates, { nil: undefined }),
  freeOfChargeThreshold: from,
  isTaxAdded: fc.boolean(),
});
const anyMoney: fc.Arbitrary<CartMoney> = fc.record({
  lines: fc.array(anyLine, { maxLength: 12 }),
  serviceFee: fc.constantFrom(0, 390, 690),
  crateDepositDesired: fc.boolean(),
  passPrice: fc.constantFrom(0, 3900),
  hasPass: fc.boolean(),
  payments: fc.constant([]),
});
const anyCart = fc.tuple(anyMoney, anyTerms, fc.array(anyBenefit, { maxLength: 4 }));

describe('the tax table of a cart', () => {
  it('CART-06 adds up to the total for every mix of codes, vouchers, caps, deposits, gift cards, fee and pass', () => {
    fc.assert(
      fc.property(anyCart, ([plain, terms, benefits]) => {
        const { money, parts } = deducted(plain, terms, benefits);
        const info = priceInfo(money, terms);
        const table = vatParts(taxedAmounts(money, terms));
        expect(sum(table.map(({ net, vat }) => net + vat))).toBe(info.total);
        expect(sum(table.map(({ vat }) => vat))).toBe(info.totalVat);
        if (terms.isTaxAdded) expect(info.addedTax).toBe(info.totalVat);
        expect(sum(parts)).toBe(info.discounts + (money.feeOff ?? 0));
        for (const part of table)
          expect(Math.min(part.gross, part.net, part.vat)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });

  it('CART-06 keeps gift cards at their face value, with any codes and vouchers', () => {
    fc.assert(
      fc.property(
        anyCart,
        fc.integer({ min: 1, max: 50_000 }),
        ([plain, terms, benefits], card) => {
          const giftCard: PricedLine = {
            lineTotal: card,
            lineDeposit: 0,
            lineSavings: 0,
            weighted: false,
            vatRate: 20,
            treatment: 'meansOfPayment',
          };
          const without = deducted(plain, terms, benefits);
          const withCard = deducted(
            { ...plain, lines: [...plain.lines, giftCard] },
            terms,
            benefits,
          );
          const before = priceInfo(without.money, terms);
          const after = priceInfo(withCard.money, terms);
          expect(after.total).toBe(before.total + card);
          expect(after.orderValue).toBe(before.orderValue);
          expect(after.totalVat).toBe(before.totalVat);
          expect(after.serviceFeesAfterDiscount).toBe(before.serviceFeesAfterDiscount);
          expect(withCard.parts).toEqual(without.parts);
        },
      ),
    );
  });

  it('CART-06 lowers goods that are not promoted by no code, and lets them count as goods', () => {
    fc.assert(
      fc.property(
        anyCart,
        fc.integer({ min: 1, max: 50_000 }),
        ([plain, terms, benefits], price) => {
          const formula: PricedLine = {
            lineTotal: price,
            lineDeposit: 0,
            lineSavings: 0,
            weighted: false,
            vatRate: 10,
            treatment: 'notPromoted',
          };
          const without = deducted(plain, terms, benefits).money;
          const withIt = deducted(
            { ...plain, lines: [...plain.lines, formula] },
            terms,
            benefits,
          ).money;
          expect(withIt.discount).toBe(without.discount);
          expect(priceInfo(withIt, terms).orderValue).toBe(
            priceInfo(without, terms).orderValue + price,
          );
        },
      ),
    );
  });

  it('CART-06 measures codes by the lines that they may lower', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), (lines) => {
        expect(sum(discountableAmounts(lines))).toBe(discountableValue(lines));
      }),
    );
  });
});

describe('tax parts', () => {
  it('CART-06 list amounts outside of the tax’s scope separately from a rate of 0 %, and last', () => {
    const parts = vatParts([taxedAt(undefined, 300), taxedAt(0, 100), taxedAt(20, 120)]);
    expect(parts).toEqual([
      { rate: 0, gross: 100, net: 100, vat: 0 },
      { rate: 20, gross: 120, net: 100, vat: 20 },
      { rate: 0, gross: 300, net: 300, vat: 0, isOutsideScope: true },
    ]);
  });

  it('CART-06 refund the tax of a refund, rounded as it was charged', () => {
    fc.assert(
      fc.property(rates, cents, (rate, gross) => {
        const [taken] = vatParts([taxedAt(rate, gross)]);
        const [given] = vatParts([taxedAt(rate, -gross)]);
        expect((given?.vat ?? 0) + (taken?.vat ?? 0)).toBe(0);
        expect((given?.net ?? 0) + (given?.vat ?? 0) + gross).toBe(0);
      }),
    );
  });
});
