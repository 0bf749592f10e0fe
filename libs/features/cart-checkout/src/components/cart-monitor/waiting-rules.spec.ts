import type { Cart } from '@larder/contracts/cart';
import { limitsFor } from '@larder/pricing';
import { aCart, aLine, apples, orderConfig } from '../../testing/fixtures.js';
import { createOfflineChanges } from './offline-changes.js';
import { nextGoal } from './next-goal.js';

beforeEach(() => localStorage.clear());

describe('the next goal of an order', () => {
  const limits = limitsFor(orderConfig, 'DELIVERY');
  const cart = (parts: Partial<Cart>) => aCart([aLine(apples, 3)], parts);

  it('CART-60 is the weight, up to all of it', () => {
    expect(nextGoal(cart({ weight: 45_000 }), limits)).toEqual({
      ...{ kind: 'heavy', share: 1, missing: -15_000 },
    });
    expect(nextGoal(cart({ weight: 27_000 }), limits)).toEqual({
      ...{ kind: 'heavy', share: 0.9, missing: 3000 },
    });
  });

  it('CART-54 CART-63 is the minimum, and then the free service, as a part of the way', () => {
    const value = (orderValue: number, parts: Partial<Cart> = {}) => {
      const { priceInfo } = cart({});
      return nextGoal(cart({ priceInfo: { ...priceInfo, orderValue }, ...parts }), limits);
    };
    expect(value(125)).toEqual({ kind: 'minimum', share: 0.25, missing: 375 });
    expect(value(500)).toBeUndefined();
    const free = { freeOfChargeThreshold: 1000 };
    expect(value(500, free)).toEqual({ kind: 'free', share: 0.5, missing: 500 });
    expect(value(1000, free)).toBeUndefined();
    expect(value(100, { ...free, mode: 'ADDON' })?.kind).toBe('free');
  });

  it('CART-58 is nothing that the shop does not limit', () => {
    const none = { minValue: undefined, maxValue: undefined, maxWeight: undefined };
    expect(nextGoal(cart({ weight: 90_000 }), none)).toBeUndefined();
  });
});

describe('changes that wait for a connection', () => {
  const key = 'larder.cart.waiting';
  const stored = (value: unknown) => {
    localStorage.setItem(key, JSON.stringify(value));
    return createOfflineChanges(localStorage).totals();
  };

  it.each<[unknown, object]>([
    [
      { cart: 'one', totals: { a: 0, b: 3 } },
      { a: 0, b: 3 },
    ],
    [{ cart: 'one', totals: { a: 1.5 } }, {}],
    [{ cart: 'one', totals: { a: 1, b: '2' } }, {}],
    [{ cart: 'one', totals: null }, {}],
    [{ cart: 'one', totals: 'a' }, {}],
    [{ cart: 'one', totals: 5 }, {}],
    [{ cart: 1, totals: { a: 1 } }, {}],
    [7, {}],
  ])('R13 of %j in the storage are %j', (value, totals) => {
    expect(stored(value)).toEqual(totals);
  });

  it('R13 are reported until the listener unsubscribes', () => {
    const kept = createOfflineChanges(localStorage);
    const listener = jest.fn();
    const stop = kept.subscribe(listener);
    kept.keep('one', { sku: 'a', quantity: 1 });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(kept.drop('b')).toBe(false);
    expect(kept.drop('a')).toBe(true);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(localStorage.getItem(key)).toBeNull();
    stop();
    kept.keep('one', { sku: 'a', quantity: 1 });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('R13 keep the others where one is dropped, and go where there is no cart', () => {
    const kept = createOfflineChanges(localStorage);
    expect(kept.only('one')).toEqual({});
    kept.keep('one', { sku: 'a', quantity: 1 });
    kept.keep('one', { sku: 'b', quantity: 2 });
    expect(kept.drop('a')).toBe(true);
    expect(stored(JSON.parse(localStorage.getItem(key) ?? 'null'))).toEqual({ b: 2 });
    expect(kept.only(undefined)).toEqual({ b: 2 });
  });

  it('R13 last as long as the page where the storage is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    } as unknown as Storage;
    const kept = createOfflineChanges(full);
    kept.keep('one', { sku: 'a', quantity: 1 });
    expect(kept.totals()).toEqual({ a: 1 });
  });
});
