import { comesAlong, isSameDoor } from './addition.js';
import { mergedLines } from './merged-lines.js';
import { ruleCart, ruleLine, store, vienna } from './testing/rule-cart.js';

const order = (distributionAddress: object, windowId = 'w') =>
  ({ windowId, document: { distributionAddress } }) as never;

describe('goods that are added to an order', () => {
  it('CART-29 come along to its door in its window', () => {
    expect(comesAlong(ruleCart({ addsTo: order(vienna) }))).toBe(true);
  });

  it.each([
    ['without an order', ruleCart()],
    ['in another window', ruleCart({ addsTo: order(vienna, 'x') })],
    ['to another door', ruleCart({ addsTo: order({ ...vienna, door: '7' }) })],
    ['without an address', ruleCart({ addsTo: order(vienna), row: { distributionAddress: null } })],
  ])('CART-29 come by themselves %s', (_name, cart) => {
    expect(comesAlong(cart)).toBe(false);
  });

  it.each([
    ...['streetName', 'streetNumber', 'postalCode', 'city', 'countryCode'],
    ...['stairCase', 'floor', 'door', 'storeId', 'distributionType'],
  ])('CART-29 a different %s is another door', (field) => {
    expect(isSameDoor(vienna, { ...vienna, [field]: 'another' })).toBe(false);
  });

  it('CART-29 who is there, and how the country is spelt, is the same door', () => {
    const same = { ...vienna, firstName: 'Eva', country: 'Austria', additionalInfo: 'blue gate' };
    expect(isSameDoor(vienna, same)).toBe(true);
    expect(isSameDoor(store, store)).toBe(true);
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
