import { cutOff, placedAt, wholeOrder } from '../../orders/testing/rule-order.js';
import { sharesDelivery, isSameAddress, withParentOrder } from './addition.js';
import { mergedLines } from '../merge/merged-lines.js';
import { ruleCart, ruleLine, store, vienna } from '../testing/rule-cart.js';

const order = (distributionAddress: object, windowId = 'w') =>
  ({ windowId, document: { distributionAddress } }) as never;

describe('goods that are added to an order', () => {
  it('CART-29 are delivered with the order to its address in its time slot', () => {
    expect(sharesDelivery(ruleCart({ addsTo: order(vienna) }))).toBe(true);
  });

  it.each([
    ['without an order', ruleCart()],
    ['in another window', ruleCart({ addsTo: order(vienna, 'x') })],
    ['to another door', ruleCart({ addsTo: order({ ...vienna, door: '7' }) })],
    ['without an address', ruleCart({ addsTo: order(vienna), row: { distributionAddress: null } })],
  ])('CART-29 are delivered separately %s', (_name, cart) => {
    expect(sharesDelivery(cart)).toBe(false);
  });

  it.each([
    'streetName',
    'streetNumber',
    'postalCode',
    'city',
    'countryCode',
    'stairCase',
    'floor',
    'door',
    'storeId',
    'distributionType',
  ])('CART-29 a different %s is another address', (field) => {
    expect(isSameAddress(vienna, { ...vienna, [field]: 'another' })).toBe(false);
  });

  it('CART-29 recipient and spelling of the country do not change the address', () => {
    const same = { ...vienna, firstName: 'Eva', country: 'Austria', additionalInfo: 'blue gate' };
    expect(isSameAddress(vienna, same)).toBe(true);
    expect(isSameAddress(store, store)).toBe(true);
  });
});

describe('the order that a cart adds to', () => {
  const { row } = ruleCart({ row: { mode: 'ADDON', orderNumber: '1234567890' } });

  it('CART-29 is the one of its number, until its cut-off', () => {
    const found = wholeOrder();
    expect(withParentOrder(row, found, placedAt)).toStrictEqual({ row, addsTo: found.row });
  });

  it.each([
    ['is gone', undefined, placedAt],
    ['is past its cut-off', wholeOrder(), cutOff],
    ['was cancelled', wholeOrder({ status: 'CANCELLED' }), placedAt],
    ['is being picked', wholeOrder({ status: 'PICKING' }), placedAt],
  ])(
    'CART-57 is not possible where the order %s: the cart becomes a separate order',
    (_name, found, now) => {
      expect(withParentOrder(row, found, now)).toStrictEqual({
        row: { ...row, mode: 'REGULAR', orderNumber: null },
      });
    },
  );

  it.each(['REGULAR', 'ADDON'] as const)('CART-28 leaves a cart without a number %s', (mode) => {
    const { row: own } = ruleCart({ row: { mode } });
    expect(withParentOrder(own, undefined, placedAt)).toStrictEqual({ row: own });
  });
});

describe('lines of two carts', () => {
  const line = (quantity: number, maxQuantity: number) =>
    ruleLine('juice', { quantity }, { maxQuantity });

  it.each([
    ['add up', 2, 3, 99, 5],
    ['stop at the most that can be ordered', 8, 5, 10, 10],
    ['keep more than can be ordered now, where one of them had it', 12, 3, 10, 12],
    ['keep what comes, where that is more than can be ordered now', 3, 12, 10, 12],
  ])('CART-47 %s', (_name, own, others, most, expected) => {
    expect(mergedLines([line(own, most)], [line(others, most)])).toEqual([
      { sku: 'juice', quantity: expected },
    ]);
  });

  it('CART-47 of a product that only the other cart has come as they are', () => {
    const other = ruleLine('milk', { quantity: 4 });
    expect(mergedLines([line(1, 99)], [other])).toEqual([{ sku: 'milk', quantity: 4 }]);
  });
});
