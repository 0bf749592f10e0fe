import { deducted, type CodeBenefit } from './deductions.js';
import { priceInfo, taxedAmounts, type CartMoney, type PricedLine } from './totals.js';
import { namedParts, taxedAt, vatParts, withTaxAdded } from './vat.js';

/** New York City: a service that is taxed like the goods. */
const terms = { crateDeposit: 0, serviceFeeTaxRate: 8.875, isTaxAdded: true };
const bread: PricedLine = {
  lineTotal: 500,
  lineDeposit: 0,
  lineSavings: 0,
  weighted: false,
  vatRate: 0,
};
const soap: PricedLine = { ...bread, lineTotal: 499, vatRate: 8.875 };
const cart = (parts: Partial<CartMoney>): CartMoney => ({
  lines: [bread, soap],
  serviceFee: 0,
  crateDepositDesired: false,
  payments: [],
  ...parts,
});
const infoOf = (parts: Partial<CartMoney>, benefits: readonly CodeBenefit[] = []) =>
  priceInfo(deducted(cart(parts), terms, benefits).money, terms);

describe('a tax that is added to the prices', () => {
  it.each<[string, Partial<CartMoney>, readonly CodeBenefit[], number, number]>([
    ['is on top of taxed goods alone: 4.99 at 8.875 %', {}, [], 44, 1043],
    ['is none in a cart of exempt goods', { lines: [bread] }, [], 0, 500],
    ['is rounded once over goods and fee: 9.98', { serviceFee: 499 }, [], 89, 1587],
    ['is less after a discount, in proportion', {}, [{ kind: 'amount', cents: 499 }], 22, 522],
    ['is none on the tip', { tip: 200 }, [], 44, 1243],
    [
      'is none on a gift card, which is taxed when it is used',
      { lines: [soap, { ...soap, treatment: 'meansOfPayment' }] },
      [],
      44,
      1042,
    ] as never,
  ])('CART-06 %s', (_case, parts, benefits, tax, total) => {
    const info = infoOf(parts, benefits);
    expect([info.addedTax ?? 0, info.totalVat, info.total]).toEqual([tax, tax, total]);
    expect(info.uncoveredAmountWithoutOverAuthorization).toBe(total);
  });

  it('CART-59 CART-63 does not count for the minimum order and for free delivery', () => {
    expect(infoOf({}).orderValue).toBe(999);
    const free = { ...terms, freeOfChargeThreshold: 1000 };
    expect(priceInfo(cart({ serviceFee: 300 }), free).serviceFeesAfterDiscount).toBe(300);
  });

  it('CHK-09 reserves the tax on what weighed goods may cost more', () => {
    const weighed = { ...soap, lineTotal: 1000, weighted: true };
    const info = infoOf({ lines: [weighed] });
    // 10.00 and 89 cents of tax; at the most 11.00 and 98 cents.
    expect([info.total, info.overAuthorizationAmount]).toEqual([1089, 109]);
    expect(info.totalWithSurcharge).toBe(1198);
  });

  it('is what the table of rates finds in the total', () => {
    expect(vatParts(taxedAmounts(cart({ serviceFee: 499 }), terms))).toEqual([
      { rate: 0, gross: 500, net: 500, vat: 0 },
      { rate: 8.875, gross: 1087, net: 998, vat: 89 },
    ]);
  });

  it('is taken back with goods that are taken back, and never put on what is outside of it', () => {
    expect(withTaxAdded([taxedAt(10, -1000), taxedAt(undefined, 300)])).toEqual([
      { rate: 10, gross: -1100 },
      { rate: 0, gross: 300, isOutsideScope: true },
    ]);
  });
});

it.each([
  ['names taxed parts alone where the tax is added to prices', true, [8.875]],
  ['names every part where prices include it', false, [0, 8.875, undefined]],
] as const)('F8 a receipt %s', (_case, isAdded, rates) => {
  const parts = vatParts([taxedAt(0, 500), taxedAt(8.875, 543), taxedAt(undefined, 200)]);
  const named = namedParts(parts, isAdded);
  expect(named.map((part) => (part.isOutsideScope ? undefined : part.rate))).toEqual(rates);
});
