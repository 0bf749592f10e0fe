import * as fc from 'fast-check';
import { rankFirst, badgeOf, nothing, type PersonalState } from './personal-state.js';

const own = (favorites: readonly string[], purchases: readonly string[]): PersonalState => ({
  ...nothing,
  favorites: new Set(favorites),
  purchases: new Map(purchases.map((sku) => [sku, { sku, times: 1, lastAt: '' }])),
});
const self = (sku: string) => sku;

describe('lift', () => {
  it('ranks products first that are both favourite and purchased, then one of both, the rest as before', () => {
    const state = own(['c', 'e'], ['d', 'e']);
    expect(rankFirst(state, ['a', 'b', 'c', 'd', 'e'], self)).toEqual(['e', 'c', 'd', 'a', 'b']);
  });

  it('returns the same list for a guest, and where nothing is the customer’s own', () => {
    const list = ['a', 'b'];
    expect(rankFirst(nothing, list, self)).toBe(list);
    expect(rankFirst(own(['x'], []), list, self)).toBe(list);
    expect(rankFirst(own(['a'], []), [1, 2], () => undefined)).toEqual([1, 2]);
  });

  it('keeps all products, ranks own ones before others, and is stable', () => {
    const skus = fc.uniqueArray(fc.stringMatching(/^[a-h]$/));
    fc.assert(
      fc.property(skus, skus, skus, (list, favorites, purchases) => {
        const lifted = rankFirst(own(favorites, purchases), list, self);
        expect([...lifted].sort()).toEqual([...list].sort());
        const weight = (sku: string) =>
          Number(favorites.includes(sku)) + Number(purchases.includes(sku));
        lifted.slice(1).forEach((sku, i) => {
          const before = lifted[i] ?? '';
          expect(weight(before)).toBeGreaterThanOrEqual(weight(sku));
          if (weight(before) === weight(sku))
            expect(list.indexOf(before)).toBeLessThan(list.indexOf(sku));
        });
      }),
    );
  });
});

it('markOf prefers the favourite label to the purchase label', () => {
  const state = own(['a'], ['a', 'b']);
  expect(['a', 'b', 'c'].map((sku) => badgeOf(state, sku))).toEqual([
    'favorite',
    'purchased',
    undefined,
  ]);
});
