import * as fc from 'fast-check';
import type { ValidationGroup } from './validation-codes.js';
import { groupOf, validationCodes } from './validation-codes.js';

describe('validationCodes', () => {
  it.each([
    ['CART-66', '004', 'shipping address data invalid'],
    ['CART-67', '005', 'distribution missing'],
    ['CART-68', '006', 'email missing in billing address'],
    ['CART-69', '007', 'phone missing in shipping address'],
    ['CART-70', '008', 'delivery window missing'],
    ['CART-71', '022', 'invalid delivery window'],
    ['CART-72', '023', 'out of delivery capacity'],
    ['CART-73', '029', 'service fee missing on line items'],
    ['CART-74', '031', 'billing address invalid'],
    ['CART-75', '130', 'distribution type missing'],
    ['CART-76', '131', 'no published meaning'],
    ['CART-77', '132', 'distribution invalid'],
    ['CART-78', '140', 'delivery window does not exist'],
    ['CART-79', '141', 'delivery window expired'],
    ['CART-80', '223', 'discount code expired'],
    ['CART-81', '227', 'discount code max applications exceeded'],
    ['CART-82', '228', 'discount code not active'],
    ['CART-83', '229', 'discount code invalid for service type'],
    ['CART-84', '260', 'gift card validation error'],
    ['CART-85', '261', 'wallet does not cover gift card payment'],
    ['CART-86', '264', 'gift card missing from customer wallet'],
  ] as const)('%s maps %s to its meaning', (_id, code, meaning) => {
    expect(validationCodes[code].meaning).toBe(meaning);
  });

  it('holds the 21 published codes and no other', () => {
    expect(Object.keys(validationCodes)).toHaveLength(21);
  });
});

describe('groupOf', () => {
  const services = ['DELIVERY', 'CLICK_AND_COLLECT', undefined] as const;
  const everywhere: [string, ValidationGroup, string[]][] = [
    ['CART-89', 'timeSlot', ['022', '023', '140', '141']],
    ['CART-90 CART-91', 'discountCode', ['223', '227', '228', '229']],
    ['CART-90 CART-91', 'distributionLocation', ['005', '130', '131', '132']],
    ['CART-92', 'general', ['004', '008', '029', '260', '261', '264']],
  ];
  it.each(everywhere)('%s the group %s holds %j for every service', (_id, group, codes) => {
    for (const service of services) {
      expect(codes.map((code) => groupOf(code, service))).toEqual(codes.map(() => group));
    }
  });

  const billing = (service: (typeof services)[number]) =>
    Object.keys(validationCodes).filter((code) => groupOf(code, service) === 'billingAddress');

  it('CART-87 for click-and-collect the billing address has 006, 007 and 031', () => {
    expect(billing('CLICK_AND_COLLECT').sort()).toEqual(['006', '007', '031']);
  });

  it('CART-88 for delivery the billing address has 031 alone', () => {
    expect(billing('DELIVERY')).toEqual(['031']);
    expect(groupOf('006', 'DELIVERY')).toBe('general');
    expect(groupOf('007', 'DELIVERY')).toBe('general');
  });

  it('CART-92 every unknown code is general', () => {
    expect(groupOf('toString', 'DELIVERY')).toBe('general');
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...services), (code, service) => {
        fc.pre(!(code in validationCodes));
        expect(groupOf(code, service)).toBe('general');
      }),
    );
  });
});
