import type { OrderConfig } from '@larder/contracts/checkout';
import type { OrderLimits } from './limits.js';
import { inKilograms, limitFindings, limitsFor } from './limits.js';

const config: OrderConfig = {
  minOrderValueDelivery: 3000,
  minOrderValueCC: 1000,
  maxOrderValueDelivery: 50_000,
  maxOrderValueCC: 80_000,
  maxOrderWeightDelivery: 60_000,
  maxOrderWeightCC: 40_000,
  paymentMethods: [],
};

describe('limits of a service', () => {
  it('CART-52 CART-53 CART-54 are those of delivery or of pickup', () => {
    expect(limitsFor(config, 'DELIVERY')).toEqual({
      minValue: 3000,
      maxValue: 50_000,
      maxWeight: 60_000,
    });
    expect(limitsFor(config, 'CLICK_AND_COLLECT')).toEqual({
      minValue: 1000,
      maxValue: 80_000,
      maxWeight: 40_000,
    });
  });

  it('CART-55 CART-56 are the laxer ones without a service', () => {
    expect(limitsFor(config, undefined)).toEqual({
      minValue: 1000,
      maxValue: 80_000,
      maxWeight: 60_000,
    });
  });

  it('CART-58 do not exist where one service has none', () => {
    const open: OrderConfig = {
      minOrderValueDelivery: 3000,
      maxOrderValueDelivery: 50_000,
      maxOrderWeightDelivery: 60_000,
      maxOrderWeightCC: 40_000,
      paymentMethods: [],
    };
    expect(limitsFor(open, undefined)).toEqual({
      minValue: undefined,
      maxValue: undefined,
      maxWeight: 60_000,
    });
  });
});

describe('findings', () => {
  const limits: OrderLimits = { minValue: 3000, maxValue: 50_000, maxWeight: 60_000 };
  const cart = (orderValue: number, weight = 0, mode: 'REGULAR' | 'ADDON' = 'REGULAR') => ({
    mode,
    weight,
    priceInfo: { orderValue },
  });

  it.each([
    ['CART-59 takes a cart of exactly the maximum value', cart(50_000), []],
    ['CART-59 refuses one cent more', cart(50_001), ['maxValue']],
    ['CART-59 takes exactly the minimum value', cart(3000), []],
    ['CART-59 refuses one cent less', cart(2999), ['minValue']],
    ['CART-59 takes exactly the maximum weight', cart(3000, 60_000), []],
    ['CART-59 refuses one gram more', cart(3000, 60_001), ['maxWeight']],
    ['CART-52 CART-53 tells both maxima', cart(50_001, 60_001), ['maxWeight', 'maxValue']],
    ['CART-57 has no minimum for an addition', cart(1, 0, 'ADDON'), []],
    ['CART-57 keeps the maxima for an addition', cart(50_001, 0, 'ADDON'), ['maxValue']],
  ])('%s', (_, subject, expected) => {
    expect(limitFindings(subject, limits)).toEqual(expected);
  });

  it.each([
    ['does not reach the minimum', 2999, 40_000, ['minValue']],
    ['counts for the maximum', 3000, 47_001, ['maxValue']],
    ['fits up to the maximum', 3000, 47_000, []],
  ])('CART-52 CART-53 a gift card %s', (_name, orderValue, giftCardValue, expected) => {
    const subject = { ...cart(0), priceInfo: { orderValue, giftCardValue } };
    expect(limitFindings(subject, limits)).toEqual(expected);
  });

  it('CART-58 has nothing to find without limits', () => {
    const none: OrderLimits = { minValue: undefined, maxValue: undefined, maxWeight: undefined };
    expect(limitFindings(cart(0, 1_000_000), none)).toEqual([]);
  });
});

it('CART-65 shows the weight limit in kilograms', () => {
  expect(inKilograms(30_000)).toBe(30);
});
