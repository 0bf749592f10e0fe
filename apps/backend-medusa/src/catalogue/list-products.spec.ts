import { categories, gala, roll } from '../medusa/testing/recorded.js';
import { buildCatalogue } from './catalogue.js';
import type { ListQuery } from './list-products.js';
import { listItems } from './list-products.js';

const catalogue = buildCatalogue([gala, roll], categories, 'de');
const all = { offset: 0, pageSize: 48, sort: 'relevance' } as const;
const skusOf = (query: Partial<ListQuery>) =>
  listItems(catalogue.items, { ...all, ...query }, 'de').results.map(({ sku }) => sku);

it.each<[string, Partial<ListQuery>, string[]]>([
  ['in the order of relevance', {}, ['102601', '100101']],
  ['CAT-11 by the price of a step', { sort: 'price' }, ['100101', '102601']],
  ['by name', { sort: 'name' }, ['100101', '102601']],
  ['CAT-20 of a brand', { brand: ['kornlieb'] }, ['102601']],
  ['of a category and all below it', { category: ['obst-gemuese'] }, ['102601', '100101']],
  ['with every chosen diet', { diet: ['vegan', 'organic'] }, []],
  ['of an unknown value', { origin: ['Mond'] }, []],
  ['on the second page', { offset: 1, pageSize: 1 }, ['100101']],
])('lists products %s', (_, query, skus) => {
  expect(skusOf(query)).toEqual(skus);
});

it('API-099 counts what each value of a facet leaves', () => {
  const { facets, total } = listItems(catalogue.items, { ...all, brand: ['kornlieb'] }, 'de');
  expect(total).toBe(1);
  expect(facets.find(({ id }) => id === 'brand')?.values).toEqual([
    { value: 'kornlieb', label: 'Kornlieb', count: 1, selected: true },
  ]);
  expect(facets.find(({ id }) => id === 'diet')?.values).toEqual([
    { value: 'vegan', label: 'vegan', count: 1, selected: false },
  ]);
});

it('API-096 API-097 counts the products in and below a category', () => {
  const { categories: tree, countOf } = catalogue;
  expect(tree.trees(countOf)).toMatchObject([
    {
      slug: 'obst-gemuese',
      productCount: 2,
      children: [{ slug: 'aepfel-birnen', productCount: 1 }],
    },
  ]);
  expect(tree.bySlug('aepfel-birnen', countOf)).toMatchObject({
    parentCategories: [{ slug: 'obst-gemuese' }],
    children: [],
  });
  expect(tree.bySlug('nothing', countOf)).toBeUndefined();
});
