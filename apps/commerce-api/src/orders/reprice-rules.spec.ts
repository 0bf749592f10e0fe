import { computedUnitPrice } from './agreed-line.js';
import { cratesOf, repriced } from './reprice.js';
import { orderLine, orderOf, weighedLine } from './testing/rule-order.js';
import type { Basis } from './tables.js';

const a = orderLine('a', { quantity: 2, cents: 300, deposit: 25 });
const b = orderLine('b', { cents: 400 });
const basis: Basis = { vatRates: { a: 10, b: 20, apples: 10 }, hasPass: false };
const sums = (lines = [a, b], parts: Partial<Basis> = {}, order = orderOf([a, b])) =>
  repriced({ document: order, basis: { ...basis, ...parts }, lines, serviceFee: 190 });

it('an order with all of its lines costs what it did', () => {
  const { priceInfo } = sums();
  expect(priceInfo).toMatchObject({
    ...{ orderValue: 1000, depositFees: 50, serviceFeesAfterDiscount: 190, total: 1240 },
    ...{ totalVat: 55 + 98, coveredAmount: 1240, uncoveredAmountWithoutOverAuthorization: 0 },
  });
});

it('an order with fewer lines costs what is left, with its crates and its pass', () => {
  const order = orderOf([a, b], { crates: 500, passPrice: 4900 });
  expect(cratesOf(order)).toBe(500);
  const { priceInfo } = sums([b], {}, order);
  expect(priceInfo).toMatchObject({
    orderValue: 400,
    depositFees: 500,
    total: 400 + 500 + 190 + 4900,
  });
});

it('has the fee of its new window, none with a pass or from the threshold on', () => {
  const at = (parts: Partial<Basis>, serviceFee: number) =>
    repriced({
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

it('LOY-11 keeps its voucher, which a code comes after', () => {
  const discountCodes = [
    { code: 'GRUEN10', title: '10 %', appliesTo: 'goods', savings: 100 },
    { code: 'GONE', title: 'x', appliesTo: 'goods', savings: 5 },
  ] as const;
  const order = orderOf([a, b], {}, { discountCodes } as never);
  const codes = [{ code: 'GRUEN10', benefit: { kind: 'percent' as const, percent: 10 } }];
  const benefit = { kind: 'percent' as const, percent: 50 };
  const result = sums([a, b], { codes, benefit }, order);
  expect(result.priceInfo.discounts).toBe(550);
  expect(result.discountCodes).toEqual([
    { code: 'GRUEN10', title: '10 %', appliesTo: 'goods', savings: 50 },
    { code: 'GONE', title: 'x', appliesTo: 'goods', savings: 0 },
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

it('takes the rate of the service for a line whose rate is not known', () => {
  expect(sums([b], { vatRates: {} }).priceInfo.totalVat).toBe(Math.round((590 * 20) / 120));
});

it('CHK-09 reserves more for weighed goods that are left', () => {
  const order = orderOf([a, weighedLine]);
  const at = (lines: (typeof a)[]) =>
    repriced({ document: order, basis, lines, serviceFee: 0 }).priceInfo.overAuthorizationAmount;
  expect([at([weighedLine]), at([a])]).toEqual([10, 0]);
});

describe('the unit price of a line whose agreed price was not stored', () => {
  const price = { regular: { value: 300 }, loyalty: { value: 250 } };

  it('CAT-09 is the member’s, where the total was made of it', () => {
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
