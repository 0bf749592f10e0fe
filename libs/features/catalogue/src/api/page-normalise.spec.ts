import { aPage, aProduct } from '../testing/products.js';
import { pageOf } from './page-normalise.js';

const picture = { url: '/media/milk.svg', width: 480, height: 480 };

describe('a page of products in the store', () => {
  it('carries no alternative text that only repeats the name', () => {
    const same = aProduct({ picture: { ...picture, alt: 'Milk' } });
    const other = aProduct({ picture: { ...picture, alt: 'A glass of milk' } });
    const { results } = pageOf(aPage([same, other, aProduct()]));
    expect(results.map((product) => product.picture?.alt)).toEqual([
      '',
      'A glass of milk',
      undefined,
    ]);
  });

  it('keeps everything else of the response', () => {
    const page = aPage([aProduct({ picture: { ...picture, alt: 'Milk' } })], { total: 90 });
    const [first] = page.results;
    expect(pageOf(page)).toEqual({
      ...page,
      results: [{ ...first, picture: { ...picture, alt: '' } }],
    });
  });

  it('returns the same objects for the same response, so that fragments can be cached by them', () => {
    const page = aPage([aProduct({ picture: { ...picture, alt: 'Milk' } })]);
    const first = pageOf(page).results[0];
    const again = pageOf({ ...page }).results[0];
    expect(again).toBe(first);
    expect(Object.isFrozen(first)).toBe(true);
  });
});
