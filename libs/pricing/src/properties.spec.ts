import * as fc from 'fast-check';
import type { Product } from '@larder/contracts/catalogue';
import { sum } from './prices/money.js';
import { lineDeposit, lineSavings, lineTotal, shownPrice } from './prices/product-price.js';
import { isOnStep, nextQuantity, previousQuantity } from './prices/quantity.js';
import { aProduct } from './testing/products.js';
import type { CartMoney, PricedLine, PricingTerms } from './totals/totals.js';
import { priceInfo, taxedAmounts } from './totals/totals.js';
import { vatParts } from './totals/vat.js';

const terms: PricingTerms = {
  crateDeposit: 500,
  serviceFeeTaxRate: 20,
  freeOfChargeThreshold: 8000,
};
const cents = fc.integer({ min: 0, max: 100_000 });

/** Any product of the three kinds, with a maximum that need not be a multiple of the step. */
const anyProduct: fc.Arbitrary<Product> = fc
  .record({
    kind: fc.constantFrom('piece', 'weight', 'bundle'),
    step: fc.integer({ min: 1, max: 2000 }),
    steps: fc.integer({ min: 1, max: 40 }),
    rest: fc.nat({ max: 1999 }),
    regular: cents,
    former: fc.option(cents, { nil: undefined }),
    deposit: fc.option(fc.integer({ min: 0, max: 900 }), { nil: undefined }),
  })
  .map(({ kind, step, steps, rest, regular, former, deposit }) =>
    aProduct({
      weightArticle: kind === 'weight',
      quantityStepSize: step,
      bundleSize: kind === 'bundle' ? step : 1,
      maxQuantity: step * steps + (rest % step),
      price: {
        regular: { value: regular },
        ...(former === undefined ? {} : { former: { value: former } }),
        ...(deposit === undefined ? {} : { depositPrice: deposit }),
      },
    }),
  );
const anyLine = fc
  .record({
    product: anyProduct,
    steps: fc.integer({ min: 1, max: 40 }),
    vatRate: fc.constantFrom(0, 2.6, 10, 13, 20),
  })
  .map(({ product, steps, vatRate }): PricedLine => {
    const quantity = steps * product.quantityStepSize;
    return {
      lineTotal: lineTotal(product, quantity),
      lineDeposit: lineDeposit(product, quantity),
      lineSavings: lineSavings(product, quantity),
      weighted: product.weightArticle,
      vatRate,
    };
  });
const anyMoney: fc.Arbitrary<CartMoney> = fc.record({
  lines: fc.array(anyLine, { maxLength: 12 }),
  serviceFee: fc.constantFrom(0, 390, 490, 690),
  crateDepositDesired: fc.boolean(),
  payments: fc.array(fc.nat({ max: 5000 }), { maxLength: 2 }),
});

describe('any line', () => {
  it('CART-06 is whole cents, never negative and never falls with the quantity', () => {
    fc.assert(
      fc.property(anyProduct, fc.nat({ max: 40 }), fc.nat({ max: 40 }), (product, a, b) => {
        const step = product.quantityStepSize;
        const less = Math.min(a, b) * step;
        const more = Math.max(a, b) * step;
        for (const money of [lineTotal, lineDeposit]) {
          expect(Number.isInteger(money(product, less))).toBe(true);
          expect(money(product, less)).toBeGreaterThanOrEqual(0);
          expect(money(product, more)).toBeGreaterThanOrEqual(money(product, less));
        }
        expect(lineSavings(product, more)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('CAT-11 differs from shown price times steps by no more than the rounding of the steps', () => {
    fc.assert(
      fc.property(anyProduct, fc.integer({ min: 1, max: 40 }), (product, steps) => {
        const exact = lineTotal(product, steps * product.quantityStepSize);
        const units = product.weightArticle
          ? steps
          : (steps * product.quantityStepSize) / product.bundleSize;
        expect(Math.abs(exact - units * shownPrice(product))).toBeLessThanOrEqual(units / 2 + 0.5);
      }),
    );
  });

  it('CART-22 CART-24 reach only orderable quantities by any clicks', () => {
    fc.assert(
      fc.property(anyProduct, fc.array(fc.boolean(), { maxLength: 60 }), (product, clicks) => {
        let quantity = 0;
        for (const up of clicks) {
          quantity = (up ? nextQuantity : previousQuantity)(product, quantity);
          expect(quantity === 0 || isOnStep(product, quantity)).toBe(true);
          expect(quantity).toBeLessThanOrEqual(product.maxQuantity);
        }
      }),
    );
  });
});

describe('any cart', () => {
  it('CART-06 is the sum of its parts for any cart, and nothing in it is negative', () => {
    fc.assert(
      fc.property(anyMoney, (cart) => {
        const info = priceInfo(cart, terms);
        const goods = sum(cart.lines.map((one) => one.lineTotal));
        expect(info.orderValue).toBe(goods);
        expect(info.total).toBe(info.orderValue + info.depositFees + info.serviceFeesAfterDiscount);
        expect(info.totalWithSurcharge).toBe(info.total + info.overAuthorizationAmount);
        expect(info.uncoveredAmountWithoutOverAuthorization).toBe(info.total - info.coveredAmount);
        const { overAuthorizationPercentage, ...amounts } = info;
        expect(overAuthorizationPercentage).toBeGreaterThanOrEqual(0);
        for (const [name, value] of Object.entries(amounts)) {
          expect(Number.isInteger(value)).toBe(true);
          if (!name.startsWith('uncovered')) expect(value).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('CART-06 goods and deposits never fall when a line is added', () => {
    fc.assert(
      fc.property(anyMoney, anyLine, (cart, added) => {
        const before = priceInfo(cart, terms);
        const after = priceInfo({ ...cart, lines: [...cart.lines, added] }, terms);
        expect(after.orderValue).toBeGreaterThanOrEqual(before.orderValue);
        expect(after.depositFees).toBeGreaterThanOrEqual(before.depositFees);
        expect(after.savings).toBeGreaterThanOrEqual(before.savings);
        // Only a fee that falls away may make the whole cheaper.
        expect(after.total + cart.serviceFee).toBeGreaterThanOrEqual(before.total);
      }),
    );
  });

  it('CART-06 splits every cent that is paid into net and tax', () => {
    fc.assert(
      fc.property(anyMoney, (cart) => {
        const info = priceInfo(cart, terms);
        const parts = vatParts(taxedAmounts(cart, terms));
        expect(sum(parts.map((part) => part.net + part.vat))).toBe(info.total);
        expect(sum(parts.map((part) => part.vat))).toBe(info.totalVat);
        for (const part of parts) {
          expect(part.net + part.vat).toBe(part.gross);
          expect(
            Math.abs(part.vat - (part.gross * part.rate) / (100 + part.rate)),
          ).toBeLessThanOrEqual(0.5001);
        }
      }),
    );
  });
});
