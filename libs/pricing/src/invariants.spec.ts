import * as fc from 'fast-check';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { benefitOf, bestBenefit, type Benefit } from './totals/benefit.js';
import { discounted } from './prices/discounted.js';
import { sum } from './prices/money.js';
import { discountableValue } from './totals/treatment.js';
import { hasSurcharge, reservedAmount } from './totals/surcharge.js';
import type { CartMoney, PricedLine, PricingTerms } from './totals/totals.js';
import { priceInfo, taxedAmounts } from './totals/totals.js';
import { vatParts } from './totals/vat.js';

const cents = fc.integer({ min: 0, max: 60_000 });
const anyLine: fc.Arbitrary<PricedLine> = fc.record({
  lineTotal: cents,
  lineDeposit: fc.nat({ max: 900 }),
  lineSavings: fc.nat({ max: 2000 }),
  weighted: fc.boolean(),
  vatRate: fc.constantFrom(0, 2.6, 10, 13, 20),
  depositVatRate: fc.constantFrom(undefined, 10, 20),
  treatment: fc.constantFrom(
    undefined,
    undefined,
    'meansOfPayment' as const,
    'notPromoted' as const,
  ),
});
const anyBenefit: fc.Arbitrary<Benefit> = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), cents, from: cents }),
  fc.record({
    kind: fc.constant('percent' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    from: cents,
  }),
);
const anyTerms: fc.Arbitrary<PricingTerms> = fc.record({
  crateDeposit: fc.nat({ max: 900 }),
  crateTaxRate: fc.constantFrom(undefined, 20),
  serviceFeeTaxRate: fc.constantFrom(0, 10, 20),
  freeOfChargeThreshold: fc.option(cents, { nil: undefined }),
});

/** A cart with any benefits: vouchers, a pass that is valid or bought with it, planned payments. */
const anyMoney: fc.Arbitrary<CartMoney> = fc
  .record({
    lines: fc.array(anyLine, { maxLength: 12 }),
    serviceFee: fc.constantFrom(0, 390, 690),
    crateDepositDesired: fc.boolean(),
    vouchers: fc.array(fc.record({ benefit: anyBenefit }), { maxLength: 3 }),
    passPrice: fc.constantFrom(0, 3900),
    hasPass: fc.boolean(),
    payments: fc.array(fc.nat({ max: 5000 }), { maxLength: 2 }),
  })
  .map(({ vouchers, ...money }) => {
    const goods = discountableValue(money.lines);
    return { ...money, discount: bestBenefit(vouchers, goods)?.cents ?? 0 };
  });
const shuffled = fc
  .tuple(anyMoney, fc.array(fc.nat(), { minLength: 12, maxLength: 12 }))
  .map(([money, keys]) => {
    const order = money.lines.map((line, at) => ({ line, key: keys[at] ?? 0 }));
    order.sort((a, b) => a.key - b.key);
    return { money, turned: { ...money, lines: order.map(({ line }) => line) } };
  });

describe('any cart with vouchers, a pass and payments', () => {
  it('CART-06 costs what its parts cost to the cent, and no part is below zero', () => {
    fc.assert(
      fc.property(anyMoney, anyTerms, (money, terms) => {
        const info = priceInfo(money, terms);
        const { giftCardValue = 0 } = info;
        expect(info.orderValue).toBe(info.totalArticlePrice - giftCardValue - info.discounts);
        expect(info.total).toBe(
          info.orderValue +
            giftCardValue +
            info.depositFees +
            info.serviceFeesAfterDiscount +
            (money.passPrice ?? 0),
        );
        for (const [name, value] of Object.entries(info)) {
          if (!name.startsWith('uncovered'))
            expect([name, Number(value) >= 0]).toEqual([name, true]);
          if (name !== 'overAuthorizationPercentage') expect(Number.isInteger(value)).toBe(true);
        }
        expect(info.totalSavings).toBe(
          info.savings + info.discounts + info.serviceFees - info.serviceFeesAfterDiscount,
        );
      }),
    );
  });

  it('CART-06 costs the same for any order of its goods, tax included', () => {
    fc.assert(
      fc.property(shuffled, anyTerms, ({ money, turned }, terms) => {
        expect(priceInfo(turned, terms)).toEqual(priceInfo(money, terms));
        expect(vatParts(taxedAmounts(turned, terms))).toEqual(vatParts(taxedAmounts(money, terms)));
      }),
      { numRuns: 500 },
    );
  });

  it('CART-06 has a tax table that adds up to the total, after discounts', () => {
    fc.assert(
      fc.property(anyMoney, anyTerms, (money, terms) => {
        const info = priceInfo(money, terms);
        const parts = vatParts(taxedAmounts(money, terms));
        expect(sum(parts.map(({ net, vat }) => net + vat))).toBe(info.total);
        expect(sum(parts.map(({ vat }) => vat))).toBe(info.totalVat);
        for (const { net, vat } of parts) expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('CART-06 of each rate no more is taken off than there is of it', () => {
    const amounts = fc.array(fc.record({ rate: fc.constantFrom(0, 10, 20), gross: cents }), {
      maxLength: 9,
    });
    fc.assert(
      fc.property(amounts, fc.nat({ max: 100 }), (taxed, percent) => {
        const all = sum(taxed.map(({ gross }) => gross));
        const discount = Math.floor((all * percent) / 100);
        const left = discounted(taxed, discount);
        expect(sum(left.map(({ gross }) => gross))).toBe(all - discount);
        for (const { gross } of left) expect(gross).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

const methods: readonly PaymentMethodKey[] = [
  'apple-pay',
  'credit-cards',
  'pay-by-invoice-b2b',
  'pay-by-invoice-b2c',
  'paypal',
  'payment-at-the-door',
  'payment-at-the-store',
];

describe('the amount reserved in advance', () => {
  it('CHK-09 CHK-10 CHK-11 covers the dearest that weighing can make of it, and nothing on handover', () => {
    fc.assert(
      fc.property(
        anyMoney,
        anyTerms,
        fc.constantFrom(...methods),
        fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 12, maxLength: 12 }),
        (money, terms, method, heavier) => {
          const info = priceInfo(money, terms);
          const percent = info.overAuthorizationPercentage;
          const reserved = reservedAmount(info.total, percent, method);
          const highest = info.total + info.overAuthorizationAmount;
          expect(reserved).toBe(hasSurcharge(method) ? highest : info.total);
          // Actual weights, up to ten percent more per line; fee and discount stay as agreed.
          const more = money.lines.map(({ lineTotal, weighted }, at) =>
            weighted ? Math.floor((lineTotal * (heavier[at] ?? 0)) / 100) : 0,
          );
          expect(info.total + sum(more)).toBeLessThanOrEqual(highest);
          expect(info.uncoveredAmountWithOverAuthorization).toBe(highest - info.coveredAmount);
        },
      ),
    );
  });
});

describe('vouchers', () => {
  it('LOY-11 only one applies, the best for the shopper, in any order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ benefit: anyBenefit }), { maxLength: 5 }),
        cents,
        (all, goods) => {
          const found = bestBenefit(all, goods)?.cents ?? 0;
          expect(found).toBe(Math.max(0, ...all.map(({ benefit }) => benefitOf(benefit, goods))));
          expect(bestBenefit([...all].reverse(), goods)?.cents ?? 0).toBe(found);
          expect(found).toBeLessThanOrEqual(goods);
        },
      ),
    );
  });

  it('LOY-11 that hold from a value on take off no less when more is put in', () => {
    fc.assert(
      fc.property(anyBenefit, cents, fc.nat({ max: 500 }), (benefit, goods, more) => {
        expect(benefitOf(benefit, goods + more)).toBeGreaterThanOrEqual(benefitOf(benefit, goods));
      }),
    );
  });
});
