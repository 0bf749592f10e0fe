import * as fc from 'fast-check';
import { createOfflineChanges, offlineChanges } from './offline-changes.js';

beforeEach(() => localStorage.clear());

describe('changes that wait for a connection', () => {
  it('R13 are the last one of each product, for any changes, sends and reloads', () => {
    const steps = fc.array(
      fc.oneof(
        fc.record({
          sku: fc.constantFrom('a', 'b', 'c'),
          quantity: fc.nat({ max: 9 }),
          cart: fc.constantFrom('one', 'two'),
        }),
        fc.record({ drop: fc.constantFrom('a', 'b', 'c') }),
        fc.constant('reload' as const),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(steps, (all) => {
        localStorage.clear();
        let kept = createOfflineChanges(localStorage);
        let [cart, model] = ['', new Map<string, number>()];
        for (const step of all) {
          if (step === 'reload') kept = createOfflineChanges(localStorage);
          else if ('drop' in step) expect(kept.drop(step.drop)).toBe(model.delete(step.drop));
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
    const kept = createOfflineChanges(localStorage);
    kept.keep('one', { sku: 'a', quantity: 3 });
    expect(kept.only('one')).toEqual({});
    expect(kept.only('two')).toEqual({ a: 3 });
    expect(kept.totals()).toEqual({});
    expect(localStorage).toHaveLength(0);
  });

  it('R13 hold nothing but the cart, skus and quantities', () => {
    createOfflineChanges(localStorage).keep('one', { sku: 'a', quantity: 3 });
    expect(JSON.parse(localStorage.getItem('larder.cart.waiting') ?? '')).toEqual({
      cart: 'one',
      totals: { a: 3 },
    });
  });

  it.each(['{', 'null', '{"cart":1}', '{"cart":"one","totals":{"a":-1}}', '[]'])(
    'take %s from the storage for nothing',
    (text) => {
      localStorage.setItem('larder.cart.waiting', text);
      expect(createOfflineChanges(localStorage).totals()).toEqual({});
    },
  );

  it('last as long as the page where nothing can be stored', () => {
    const kept = createOfflineChanges(undefined);
    kept.keep('one', { sku: 'a', quantity: 3 });
    expect(kept.totals()).toEqual({ a: 3 });
  });

  it('R13 survive a reload of the page', () => {
    offlineChanges.keep('one', { sku: 'a', quantity: 3 });
    expect(createOfflineChanges(localStorage).totals()).toEqual({ a: 3 });
    expect(offlineChanges.drop('a')).toBe(true);
    expect(createOfflineChanges(localStorage).totals()).toEqual({});
  });

  it('R13 last as long as the page where the browser blocks its storage', async () => {
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await jest.isolateModulesAsync(async () => {
      const { offlineChanges: kept } = await import('./offline-changes.js');
      kept.keep('one', { sku: 'a', quantity: 3 });
      expect(kept.totals()).toEqual({ a: 3 });
    });
    expect(storage).toHaveBeenCalled();
    storage.mockRestore();
  });
});
