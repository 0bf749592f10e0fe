import { testTenant } from '@larder/platform/testing';
import { schema } from '../config.js';
import { queryOf, viewOf } from '../pages/result-url.js';
import { columnsOf, ratioOf } from './columns.js';
import { typesOf } from './types.js';
import { readTerm, validTerm } from './term.js';

describe('the columns of the flyout', () => {
  it.each([
    ['SRCH-04', undefined, 6, 6],
    ['SRCH-03', '8/4', 8, 4],
    ['SRCH-03', ' 12/1 ', 12, 1],
    ['SRCH-05', 'x', 6, 6],
    ['SRCH-05', '8', 6, 6],
    ['SRCH-05', '8/0', 6, 6],
    ['SRCH-05', '8/4/2', 6, 6],
    ['SRCH-05', '8/x', 6, 6],
    ['SRCH-03', '6/12', 6, 12],
    ['SRCH-05', '-8/4', 6, 6],
  ])('%s reads the ratio %j as %s to %s', (_id, text, first, second) => {
    expect(ratioOf(text)).toEqual({ first, second });
  });

  const type = (name: 'products' | 'categories' | 'content' | 'recipes', order: number) => ({
    type: name,
    order,
    emptyResultsContent: '',
  });

  it('SRCH-06 SRCH-07 SRCH-08 puts odd orders first, even ones second, each sorted', () => {
    const types = [
      type('content', 4),
      type('recipes', 3),
      type('categories', 2),
      type('products', 1),
    ];
    const { first, second } = columnsOf(types);
    expect(first.map((one) => one.type)).toEqual(['products', 'recipes']);
    expect(second.map((one) => one.type)).toEqual(['categories', 'content']);
  });

  it('SRCH-02 fills in the types of a shop that configures none, in half columns (SRCH-04)', () => {
    const settings = schema.parse({});
    expect(settings.columnRatio).toBe('6/6');
    expect(settings.flapoutSearchTypes.map((one) => one.type)).toEqual([
      'products',
      'categories',
      'recipes',
      'content',
    ]);
  });

  it('SRCH-02 refuses a type that there is not', () => {
    const flapoutSearchTypes = [{ type: 'people', order: 1, emptyResultsContent: '' }];
    expect(schema.safeParse({ flapoutSearchTypes }).success).toBe(false);
  });

  it('SRCH-08 keeps the types of which there are pages in their order', () => {
    const tenant = testTenant({
      featureRecipes: true,
      featureProductDiscovery: true,
      featureMisc: true,
    });
    const flapoutSearchTypes = (
      ['stores', 'content', 'recipes', 'categories', 'products'] as const
    ).map((name, at) => ({ type: name, order: 9 - at, emptyResultsContent: '' }));
    const names = typesOf(schema.parse({ flapoutSearchTypes }), tenant);
    expect(names.map((one) => one.type)).toEqual([
      'products',
      'categories',
      'recipes',
      'content',
      'stores',
    ]);
    const misc = testTenant({ ...tenant, featureMisc: false });
    const left = typesOf(schema.parse({ flapoutSearchTypes }), misc);
    expect(left.map((one) => one.type)).not.toContain('stores');
  });

  it('leaves out the types of which the shop has no pages', () => {
    const tenant = testTenant({ featureRecipes: false, featureProductDiscovery: false });
    expect(typesOf(schema.parse({}), tenant).map((one) => one.type)).toEqual(['content']);
  });
});

describe('the term', () => {
  it.each([
    ['', undefined],
    ['m', undefined],
    [' m ', undefined],
    ['mi', 'mi'],
    ['  oat   milk ', 'oat milk'],
    ['m'.repeat(100), 'm'.repeat(100)],
    ['m'.repeat(101), undefined],
    ['..', undefined],
    ['...', '...'],
  ])('SRCH-17 takes %j as %j', (text, term) => {
    expect(validTerm(text)).toBe(term);
  });

  it.each([
    ['/search/milk', '/search/-', 'milk'],
    ['/search/%C3%A4pfel%20mix', '/search/-', 'äpfel mix'],
    ['/en/suche/a', '/en/suche/-', 'a'],
    ['/', '/search/-', ''],
    ['/search', '/search/-', ''],
    ['/search/%', '/search/-', ''],
    ['/search/milk', 'https://shop.test/suche/-?tab=products', ''],
    ['/search/milk', undefined, ''],
    ['/search/milk/', '/search/-', 'milk'],
    ['/at-wien/search/milk', '/at-wien/search/-', 'milk'],
  ])('SRCH-10 reads of %j, the pages being %j, the term %j', (path, sample, term) => {
    expect(readTerm(path, sample)).toBe(term);
  });
});

describe('the address of a result page', () => {
  const tabs = ['products', 'categories', 'content'] as const;
  const read = (query: string) => viewOf('milk', new URLSearchParams(query), tabs);

  it.each([
    ['tab=products', 'products'],
    ['tab=content', 'content'],
    ['tab=recipes', 'products'],
    ['', 'products'],
  ])('NAV-34, SRCH-24 %j opens %s', (query, tab) => {
    expect(read(query).tab).toBe(tab);
  });

  it('opens the first tab where there are no products', () => {
    expect(viewOf('milk', new URLSearchParams(), ['content']).tab).toBe('content');
  });

  it('SRCH-25 keeps what it reads and drops what it cannot use', () => {
    const view = read('tab=categories&offset=24&sort=price&brand=a,b&brand=a');
    expect(queryOf(view)).toEqual({
      tab: 'categories',
      offset: 24,
      sort: 'price',
      brand: 'a,b',
      category: undefined,
    });
    expect(Object.values(queryOf(read('offset=-1&sort=x'))).filter(Boolean)).toEqual([]);
  });
});
