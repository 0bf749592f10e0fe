import { queryOf, sourceOf, toggled, viewOf } from './favorites-url.js';

describe('the address of the favourites page', () => {
  it.each([
    ['', 'Favorites'],
    ['source=purchasedProducts', 'Purchased'],
    ['source=favorites,purchasedProducts', 'Favorites OR Purchased'],
    ['source=favorites,purchasedProducts&both=1', 'Favorite AND Purchased'],
    ['source=nonsense&both=1&page=-4', 'Favorites'],
  ])('CAT-23 CAT-24 %j means %s, and is written as it was read', (query, source) => {
    const view = viewOf(new URLSearchParams(query));
    expect(sourceOf(view)).toBe(source);
    const written = Object.entries(queryOf(view)).filter(([, value]) => value !== undefined);
    const again = new URLSearchParams(written.map(([key, value]) => [key, String(value)]));
    expect(viewOf(again)).toEqual(view);
  });

  it('FAV-06 always has a source', () => {
    const view = toggled(viewOf(new URLSearchParams()), 'favorites');
    expect(view.sources).toEqual(['purchasedProducts']);
  });
});
