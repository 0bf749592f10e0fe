import * as fc from 'fast-check';
import { rankFirst, badgeOf, nothing, type PersonalState } from './personal-state.js';

const own = (favorites: readonly string[], purchases: readonly string[]): PersonalState => ({
  ...nothing,
  favorites: new Set(favorites),
  purchases: new Map(purchases.map((sku) => [sku, { sku, times: 1, lastAt: '' }])),
});
const self = (sku: string) => sku;

describe('lift', () => {
  it('puts what is liked and was bought first, then what is one of both, the rest as it was', () => {
    const state = own(['c', 'e'], ['d', 'e']);
    expect(rankFirst(state, ['a', 'b', 'c', 'd', 'e'], self)).toEqual(['e', 'c', 'd', 'a', 'b']);
  });

  it('gives the very same list to a guest, and where nothing is the customer’s own', () => {
    const list = ['a', 'b'];
    expect(rankFirst(nothing, list, self)).toBe(list);
    expect(rankFirst(own(['x'], []), list, self)).toBe(list);
    expect(rankFirst(own(['a'], []), [1, 2], () => undefined)).toEqual([1, 2]);
  });

  it('loses and invents nothing, puts nobody else’s product before an own one, and keeps the order among equals', () => {
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

it('markOf says that a product is liked before it says that it was bought', () => {
  const state = own(['a'], ['a', 'b']);
  expect(['a', 'b', 'c'].map((sku) => badgeOf(state, sku))).toEqual([
    ...['favorite', 'purchased', undefined],
  ]);
});
