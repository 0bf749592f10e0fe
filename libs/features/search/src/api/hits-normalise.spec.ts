import type { FeatureContext } from '@larder/platform';
import { hitsOf, hrefOfHit } from './hits-normalise.js';
import { aProduct } from '../testing/fixtures.js';

const page = { total: 9, count: 1, offset: 5 };
const picture = { url: '/media/soup.svg', alt: 'Soup', width: 4, height: 3 };
const of = (parts: object) => ({
  ...page,
  facets: [],
  queryID: undefined,
  correctedTerm: undefined,
  results: [{ note: undefined, picture: undefined, product: undefined, ...parts }],
});

describe('SRCH-23 SRCH-27 hits of every type have one shape, with total, count and offset', () => {
  it('of products', () => {
    const product = aProduct('Oat Milk');
    expect(hitsOf('products', { ...page, results: [product] })).toEqual(
      of({ id: 'oat-milk', title: 'Oat Milk', product }),
    );
  });

  it('of categories, with what they belong to', () => {
    const parentCategories = ['Food', 'Dairy'].map((name) => ({ slug: name, name }));
    expect(
      hitsOf('categories', { ...page, results: [{ slug: 'oat', name: 'Oat', parentCategories }] }),
    ).toEqual(of({ id: 'oat', title: 'Oat', note: 'Food › Dairy' }));
    expect(
      hitsOf('categories', {
        ...page,
        results: [{ slug: 'food', name: 'Food', parentCategories: [] }],
      }),
    ).toEqual(of({ id: 'food', title: 'Food' }));
  });

  it('of recipes, with their picture', () => {
    expect(
      hitsOf('recipes', { ...page, results: [{ slug: 'soup', name: 'Soup', picture }] }),
    ).toEqual(of({ id: 'soup', title: 'Soup', picture }));
  });

  it('of content, with what it begins with', () => {
    expect(
      hitsOf('content', { ...page, results: [{ slug: 'help', title: 'Help', excerpt: 'How' }] }),
    ).toEqual(of({ id: 'help', title: 'Help', note: 'How' }));
  });

  it('of stores, with their place', () => {
    expect(
      hitsOf('stores', { ...page, results: [{ storeId: 's1', name: 'Market', city: 'Wien' }] }),
    ).toEqual(of({ id: 's1', title: 'Market', note: 'Wien' }));
  });
});

it.each([
  ['products', 'product-slug {"slug":"x"}'],
  ['categories', 'category {"slug":"x"}'],
  ['recipes', 'recipe-slug {"slug":"x"}'],
  ['content', 'slug {"slug":"x"}'],
  ['stores', 'store {"storeId":"x"}'],
] as const)('SRCH-27 a hit of %s leads to its own page', (type, to) => {
  const href: FeatureContext['href'] = ({ id }, params) => `${id} ${JSON.stringify(params)}`;
  expect(hrefOfHit(href, type, { id: 'x' })).toBe(to);
});
