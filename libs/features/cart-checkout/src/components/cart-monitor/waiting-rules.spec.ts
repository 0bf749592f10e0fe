import * as fc from 'fast-check';
import type { Cart } from '@larder/contracts/cart';
import { limitsFor } from '@larder/pricing';
import { aCart, aLine, apples, orderConfig } from '../../testing/fixtures.js';
import { parseChanges } from './change-store.js';
import { createOfflineChanges, NEW_CART } from './offline-changes.js';
import { nextGoal } from './next-goal.js';

describe('the next goal of an order', () => {
  const limits = limitsFor(orderConfig, 'DELIVERY');
  const cart = (parts: Partial<Cart>) => aCart([aLine(apples, 3)], parts);

  it('CART-60 is the weight, up to all of it', () => {
    expect(nextGoal(cart({ weight: 45_000 }), limits)).toEqual({
      kind: 'heavy',
      share: 1,
      missing: -15_000,
    });
    expect(nextGoal(cart({ weight: 27_000 }), limits)).toEqual({
      kind: 'heavy',
      share: 0.9,
      missing: 3000,
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

describe('stored changes', () => {
  it.each<[unknown, boolean]>([
    [{ cart: 'one', totals: { a: 0, b: 3 }, before: { a: 1 } }, true],
    [{ cart: '', totals: {}, before: {} }, true],
    [{ cart: 'one', totals: { a: 1.5 }, before: {} }, false],
    [{ cart: 'one', totals: { a: -1 }, before: {} }, false],
    [{ cart: 'one', totals: { a: 1, b: '2' }, before: {} }, false],
    [{ cart: 'one', totals: null, before: {} }, false],
    [{ cart: 'one', totals: {} }, false],
    [{ cart: 1, totals: { a: 1 }, before: {} }, false],
    [undefined, false],
    [7, false],
  ])('R13 of %j are usable: %s', (value, isUsable) => {
    expect(parseChanges(value)).toEqual(isUsable ? value : undefined);
  });

  it('R13 hold nothing but the cart, skus and quantities', () => {
    const value = { cart: 'one', totals: { a: 1 }, before: {} };
    expect(parseChanges({ ...value, customer: 'anna' })).toEqual(value);
  });

  it('R13 are none where the browser has no store', async () => {
    // Other suites of the group replace its calls.
    await jest.isolateModulesAsync(async () => {
      const { changeStore } = await import('./change-store.js');
      await changeStore.write({ cart: 'one', totals: { a: 1 }, before: {} });
      await expect(changeStore.read()).resolves.toBeUndefined();
    });
  });
});

describe('changes that wait for a connection', () => {
  it('R13 are reported until the listener unsubscribes', () => {
    const kept = createOfflineChanges();
    const listener = jest.fn();
    const stop = kept.subscribe(listener);
    kept.keep('one', { sku: 'a', quantity: 1 });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(kept.drop('b')).toBe(false);
    expect(kept.drop('a')).toBe(true);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    kept.keep('one', { sku: 'a', quantity: 1 });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('R13 keep the others where one is dropped, and go where there is no cart', () => {
    const kept = createOfflineChanges();
    expect(kept.only('one')).toEqual({});
    kept.keep('one', { sku: 'a', quantity: 1 });
    kept.keep('one', { sku: 'b', quantity: 2 });
    expect(kept.drop('a')).toBe(true);
    expect(kept.totals()).toEqual({ b: 2 });
    expect(kept.only(undefined)).toEqual({ b: 2 });
  });

  it('R13 of a visitor without a cart belong to the cart that they get', () => {
    const kept = createOfflineChanges();
    kept.keep(NEW_CART, { sku: 'a', quantity: 1 });
    kept.adopt('one');
    expect(kept.only('one')).toEqual({});
    kept.adopt('two');
    expect(kept.only('two')).toEqual({ a: 1 });
  });

  it('R13 are the last one of each product, for any changes and sends', () => {
    const steps = fc.array(
      fc.oneof(
        fc.record({
          sku: fc.constantFrom('a', 'b', 'c'),
          quantity: fc.nat({ max: 9 }),
          cart: fc.constantFrom('one', 'two'),
        }),
        fc.record({ drop: fc.constantFrom('a', 'b', 'c') }),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(steps, (all) => {
        const kept = createOfflineChanges();
        let cart = '';
        let model = new Map<string, number>();
        for (const step of all) {
          if ('drop' in step) expect(kept.drop(step.drop)).toBe(model.delete(step.drop));
          else {
            if (step.cart !== cart) model = new Map();
            cart = step.cart;
            kept.keep(cart, step);
            model.set(step.sku, step.quantity);
          }
          expect(kept.totals()).toEqual(Object.fromEntries(model));
        }
      }),
    );
  });

  it('R13 of another cart are dropped, and returned', () => {
    const kept = createOfflineChanges();
    kept.keep('one', { sku: 'a', quantity: 3 });
    expect(kept.only('one')).toEqual({});
    expect(kept.only('two')).toEqual({ a: 3 });
    expect(kept.totals()).toEqual({});
  });
});
