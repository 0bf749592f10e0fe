import * as fc from 'fast-check';
import { deducted, type CodeBenefit } from './deductions.js';
import { priceInfo, taxedAmounts, type CartMoney } from './totals.js';
import { vatParts } from './vat.js';

const terms = { crateDeposit: 500, serviceFeeTaxRate: 20, freeOfChargeThreshold: 8000 };
const cents = fc.integer({ min: 0, max: 20_000 });
const anyCart: fc.Arbitrary<CartMoney> = fc.record({
  lines: fc.array(
    fc.record({
      lineTotal: cents,
      lineDeposit: fc.nat({ max: 900 }),
      lineSavings: fc.constant(0),
      weighted: fc.boolean(),
      vatRate: fc.constantFrom(0, 10, 20),
    }),
    { maxLength: 8 },
  ),
  serviceFee: fc.constantFrom(0, 390),
  crateDepositDesired: fc.boolean(),
  payments: fc.array(fc.nat({ max: 3000 }), { maxLength: 1 }),
});
const codes: readonly CodeBenefit[] = [
  { kind: 'percent', percent: 10 },
  { kind: 'amount', cents: 500, from: 3000 },
  { kind: 'service' },
];

it('a tip is in the total and what is left to pay, and changes no other sum', () => {
  fc.assert(
    fc.property(anyCart, fc.integer({ min: 1, max: 1000 }), (cart, tip) => {
      const { total, overAuthorizationPercentage: _, ...before } = priceInfo(cart, terms);
      const after = priceInfo({ ...cart, tip }, terms);
      expect(after).toMatchObject({
        ...before,
        tip,
        total: total + tip,
        totalWithSurcharge: before.totalWithSurcharge + tip,
        uncoveredAmountWithOverAuthorization: before.uncoveredAmountWithOverAuthorization + tip,
        uncoveredAmountWithoutOverAuthorization:
          before.uncoveredAmountWithoutOverAuthorization + tip,
      });
    }),
  );
});

it('a tip is not taxed, and its part of the tax table is outside of the tax', () => {
  fc.assert(
    fc.property(anyCart, fc.integer({ min: 1, max: 1000 }), (cart, tip) => {
      const outside = (money: CartMoney) =>
        vatParts(taxedAmounts(money, terms)).find((part) => part.isOutsideScope)?.gross ?? 0;
      expect(outside({ ...cart, tip })).toBe(outside(cart) + tip);
    }),
  );
});

it('a tip lets no code take off more, nor makes the service free', () => {
  fc.assert(
    fc.property(anyCart, fc.integer({ min: 1, max: 10_000 }), (cart, tip) => {
      const { parts } = deducted({ ...cart, tip }, terms, codes);
      expect(parts).toEqual(deducted(cart, terms, codes).parts);
    }),
  );
});
