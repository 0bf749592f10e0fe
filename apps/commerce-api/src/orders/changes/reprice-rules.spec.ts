import { computedUnitPrice } from '../pricing/agreed-line.js';
import { crateDepositOf, repriceOrder } from './reprice.js';
import { orderLine, orderOf, weighedLine } from '../testing/rule-order.js';
import type { PricingSnapshot } from '../tables.js';

const a = orderLine('a', { quantity: 2, cents: 300, deposit: 25 });
const b = orderLine('b', { cents: 400 });
const basis: PricingSnapshot = { vatRates: { a: 10, b: 20, apples: 10 }, hasPass: false };
const sums = (lines = [a, b], parts: Partial<PricingSnapshot> = {}, order = orderOf([a, b])) =>
  repriceOrder({ document: order, basis: { ...basis, ...parts }, lines, serviceFee: 190 });

it('an order with all of its lines costs the same', () => {
  const { priceInfo } = sums();
  expect(priceInfo).toMatchObject({
    orderValue: 1000,
    depositFees: 50,
    serviceFeesAfterDiscount: 190,
    total: 1240,
    totalVat: 55 + 98,
    coveredAmount: 1240,
    uncoveredAmountWithoutOverAuthorization: 0,
  });
});

it('an order with fewer lines costs what is left, with its crates and its pass', () => {
  const order = orderOf([a, b], { crates: 500, passPrice: 4900 });
  expect(crateDepositOf(order)).toBe(500);
  const { priceInfo } = sums([b], {}, order);
  expect(priceInfo).toMatchObject({
    orderValue: 400,
    depositFees: 500,
    total: 400 + 500 + 190 + 4900,
  });
});

it('is the fee of the new time slot, and zero with a pass or above the threshold', () => {
  const at = (parts: Partial<PricingSnapshot>, serviceFee: number) =>
    repriceOrder({
      document: orderOf([a, b]),
      basis: { ...basis, ...parts },
      lines: [a, b],
      serviceFee,
    }).priceInfo.serviceFeesAfterDiscount;
  expect(at({}, 590)).toBe(590);
  expect(at({ hasPass: true }, 590)).toBe(0);
  expect(at({ freeOfChargeThreshold: 1000 }, 590)).toBe(0);
  expect(at({ freeOfChargeThreshold: 1001 }, 590)).toBe(590);
});

it('LOY-11 keeps its voucher, which its codes come after', () => {
  const discountCodes = [
    { code: 'GRUEN10', title: '10 %', appliesTo: 'goods', savings: 100 },
    { code: 'GONE', title: 'x', appliesTo: 'goods', savings: 5 },
    { code: 'KORB1', title: '1 €', appliesTo: 'goods', savings: 100 },
  ] as const;
  const order = orderOf([a, b], {}, { discountCodes } as never);
  const codes = [
    { code: 'GRUEN10', benefit: { kind: 'percent' as const, percent: 10 } },
    { code: 'KORB1', benefit: { kind: 'amount' as const, cents: 100 } },
  ];
  const benefit = { kind: 'percent' as const, percent: 50 };
  const result = sums([a, b], { codes, benefit }, order);
  expect(result.priceInfo.discounts).toBe(500 + 50 + 100);
  expect(result.discountCodes).toEqual([
    { code: 'GRUEN10', title: '10 %', appliesTo: 'goods', savings: 50 },
    { code: 'GONE', title: 'x', appliesTo: 'goods', savings: 0 },
    { code: 'KORB1', title: '1 €', appliesTo: 'goods', savings: 100 },
  ]);
});

it('CART-98 a code that no longer holds takes nothing off, and stays with the order', () => {
  const discountCodes = [{ code: 'KORB5', title: '5', appliesTo: 'goods', savings: 500 }] as const;
  const order = orderOf([a, b], {}, { discountCodes } as never);
  const codes = [{ code: 'KORB5', benefit: { kind: 'amount' as const, cents: 500, from: 900 } }];
  const held = sums([a, b], { codes }, order);
  expect(held).toMatchObject({ discountCodes: [{ savings: 500 }], priceInfo: { discounts: 500 } });
  const left = sums([b], { codes }, order);
  expect(left).toMatchObject({ discountCodes: [{ savings: 0 }], priceInfo: { discounts: 0 } });
  expect(sums()).not.toHaveProperty('discountCodes');
});

it('uses the service’s tax rate for a line without a rate', () => {
  expect(sums([b], { vatRates: {} }).priceInfo.totalVat).toBe(Math.round((590 * 20) / 120));
});

describe('what was agreed for a line', () => {
  const agreed = { unitPrice: 300, memberShare: 0, discount: 0 };
  const vatOf = (depositVatRate?: number) =>
    sums([a], { lines: { a: { ...agreed, depositVatRate } } }).priceInfo.totalVat;

  it('holds for the tax on its deposit', () => {
    const service = Math.round((190 * 20) / 120);
    expect(vatOf()).toBe(Math.round((600 * 10) / 110) + service);
    expect(vatOf(10)).toBe(Math.round((650 * 10) / 110) + service);
  });

  it.each([
    ['goods', undefined, { discounts: 500, orderValue: 500 }],
    ['goods that are not promoted', 'notPromoted' as const, { discounts: 200, orderValue: 800 }],
    ['a gift card', 'meansOfPayment' as const, { discounts: 200, orderValue: 200 }],
  ])('includes goods reduced by vouchers: %s', (_name, treatment, expected) => {
    const lines = { a: { ...agreed, treatment } };
    const benefit = { kind: 'percent' as const, percent: 50 };
    expect(sums([a, b], { lines, benefit }).priceInfo).toMatchObject(expected);
  });
});

it('CHK-09 reserves more for weighed goods that are left', () => {
  const order = orderOf([a, weighedLine]);
  const at = (lines: (typeof a)[]) =>
    repriceOrder({ document: order, basis, lines, serviceFee: 0 }).priceInfo
      .overAuthorizationAmount;
  expect([at([weighedLine]), at([a])]).toEqual([10, 0]);
});

describe('the unit price of a line whose agreed price was not stored', () => {
  const price = { regular: { value: 300 }, loyalty: { value: 250 } };

  it('CAT-09 is the member price if the total was based on it', () => {
    const line = (cents: number, prices: object) =>
      computedUnitPrice(orderLine('a', { quantity: 2, cents }, { price: prices }));
    expect([line(250, price), line(300, price)]).toEqual([250, 300]);
    expect(line(280, { regular: { value: 300 } })).toBe(300);
  });

  it('CART-06 counts what a member saves as savings of the order', () => {
    const line = orderLine('a', { quantity: 2, cents: 250 }, { price });
    expect(sums([line], {}, orderOf([line])).priceInfo.savings).toBe(100);
  });
});

it.each([
  ['payment-at-the-door', 100, 600],
  ['payment-at-the-door', undefined, undefined],
  ['credit-cards', 100, undefined],
])('F8 rounds again what is paid by %s in coins of %s', (methodKey, cashStep, expected) => {
  const order = orderOf([a, b], {}, { payments: [{ methodKey, amountPlanned: 1240 }] });
  expect(sums([b], { cashStep }, { ...order, totalAtHandover: 1200 }).totalAtHandover).toBe(
    expected,
  );
});
