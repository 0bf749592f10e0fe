import * as fc from 'fast-check';
import { combineSources } from './combine-sources.js';

const one = (sku: string, at: number) => ({ sku, at });

describe('combineSources', () => {
  const liked = [one('tea', 30), one('milk', 10)];
  const bought = [one('milk', 40), one('bread', 20)];

  it.each([
    ['Favorites', ['tea', 'milk']],
    ['Purchased', ['milk', 'bread']],
    ['Favorites OR Purchased', ['milk', 'tea', 'bread']],
    ['Favorite AND Purchased', ['milk']],
  ] as const)('CAT-23 CAT-24 returns for %s %j', (source, skus) => {
    const either = source === 'Favorites' ? [] : bought;
    expect(combineSources(source, liked, either)).toEqual(skus);
  });

  it('CAT-23 returns each product once, with a count of either as both sources minus their intersection', () => {
    const products = fc.uniqueArray(
      fc.record({ sku: fc.stringMatching(/^[a-f]$/), at: fc.nat(9) }),
      { selector: ({ sku }) => sku },
    );
    fc.assert(
      fc.property(products, products, (likes, buys) => {
        const either = combineSources('Favorites OR Purchased', likes, buys);
        const both = combineSources('Favorite AND Purchased', likes, buys);
        expect(new Set(either).size).toBe(either.length);
        expect(either.length + both.length).toBe(likes.length + buys.length);
        const latest = (sku: string) =>
          Math.max(...[...likes, ...buys].filter((own) => own.sku === sku).map(({ at }) => at));
        const moments = either.map(latest);
        expect(moments).toEqual(moments.toSorted((a, b) => b - a));
      }),
    );
  });
});
