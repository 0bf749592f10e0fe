import type { ApiError } from '@larder/contracts';
import type { Product, ProductPage } from '@larder/contracts/catalogue';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../testing/test-app.js';
import { testApp } from '../testing/test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const page = async (url: string, locale = 'de-AT') => {
  const answer = await shop.client({ locale }).get<ProductPage>(url);
  expect(answer.status).toBe(200);
  return answer.body;
};
const skus = ({ results }: { results: Product[] }) => results.map(({ sku }) => sku);
const facet = ({ facets }: ProductPage, id: string) =>
  Object.fromEntries(
    (facets.find((one) => one.id === id)?.values ?? []).map(({ value, count }) => [value, count]),
  );

describe('product lists', () => {
  it('API-098 CAT-18 hold the products of all categories below, the most bought first', async () => {
    const list = await page('/api/categories/obst-gemuese/products');
    expect(skus(list)).toEqual(['1001', '1101', '1002', '1004', '1003', '1102']);
    expect(list).toMatchObject({ total: 6, count: 6, offset: 0 });
  });

  it('SRCH-23 pages by offset, and returns the total also past the end', async () => {
    const list = await page('/api/categories/obst-gemuese/products?offset=4&pageSize=4');
    expect(list).toMatchObject({ total: 6, count: 2, offset: 4 });
    expect(await page('/api/products?offset=400')).toMatchObject({
      total: 15,
      count: 0,
      offset: 400,
    });
  });

  it.each([
    ['price', ['1001', '1004', '1102', '1101', '1002', '1003']],
    ['unitprice', ['1003', '1001', '1004', '1002', '1101', '1102']],
    ['name', ['1001', '1002', '1102', '1101', '1003', '1004']],
    ['newest', ['1101', '1001', '1002', '1004', '1003', '1102']],
  ])('sorts by %s, weighed goods by the price on the tile (CAT-12)', async (sort, order) => {
    expect(skus(await page(`/api/categories/obst-gemuese/products?sort=${sort}`))).toEqual(order);
  });

  it('API-099 takes skus and keeps their order; unknown ones are left out', async () => {
    expect(skus(await page('/api/products?skus=3001,1001,nothing,2003'))).toEqual([
      '3001',
      '1001',
      '2003',
    ]);
    expect(skus(await page('/api/products?skus='))).toEqual([]);
  });

  it('CAT-20 filters by brand', async () => {
    expect(skus(await page('/api/products?brand=alpha-bio'))).toEqual(['2001', '1002', '2002']);
  });

  it.each([
    ['brand=alpha-bio,haferglueck', ['2001', '2003', '1002', '2002']],
    ['category=milch', ['2001', '2003', '2002']],
    ['category=obst,brot', ['1001', '4001', '1002', '1004', '1003', '4002']],
    ['diet=organic,vegetarian', ['2001', '2002']],
    ['diet=vegan', ['2003']],
    // Vegan products such as the oat drink are vegetarian without the label.
    ['diet=vegetarian', ['2001', '2002', '2003', '2101']],
    ['diet=vegan,vegetarian', ['2003']],
    ['offer=reduced', ['1001']],
    ['offer=loyalty,reduced', ['1001', '2101']],
    ['price=0-100', ['1001', '2002', '2102']],
    ['price=1000-', ['3001']],
    ['price=rubbish', []],
    ['grade=A', ['2003', '2101']],
    ['origin=spanien,italien', ['1004', '1003']],
    ['availability=unavailable', ['4002']],
    ['allergenFree=milk,gluten,mustard', ['1001', '1101', '1002', '1004', '3001', '1003']],
    ['offer=nonsense', []],
    ['brand=alpha-bio&grade=B&price=100-200', ['2001']],
  ])('filters by %s', async (query, expected) => {
    expect(skus(await page(`/api/products?${query}`)).toSorted()).toEqual([...expected].sort());
  });

  it('counts in a facet what its other values would add, and keeps chosen values', async () => {
    const list = await page('/api/products?brand=alpha-bio&grade=B');
    expect(facet(list, 'brand')).toEqual({ 'alpha-bio': 2 });
    expect(facet(list, 'grade')).toEqual({ B: 2 });
    const chosen = await page('/api/products?grade=C');
    expect(facet(chosen, 'grade')).toEqual({ A: 2, B: 2, C: 1 });
    expect(facet(await page('/api/products?diet=vegan'), 'diet')).toEqual({
      vegan: 1,
      vegetarian: 1,
    });
    expect(facet(await page('/api/products'), 'allergenFree')).toMatchObject({
      milk: 11,
      gluten: 11,
      nuts: 13,
    });
    expect(facet(await page('/api/products?brand=unknown'), 'brand')).toHaveProperty('unknown', 0);
  });

  it('counts what is vegan as vegetarian, as the filter finds it', async () => {
    const all = await page('/api/products');
    expect(facet(all, 'diet')).toMatchObject({ vegan: 1, vegetarian: 4 });
    const left = await page('/api/products?diet=vegetarian');
    expect(left.total).toBe(4);
    expect(left.results.find(({ sku }) => sku === '2003')?.marks).toEqual(['vegan']);
  });

  it('counts every product in one value of the availability, the discontinued ones too', async () => {
    const all = await page('/api/products');
    expect(facet(all, 'availability')).toEqual({
      available: 12,
      ageRestricted: 1,
      temporarilyUnavailable: 1,
      unavailable: 1,
    });
    expect(all.total).toBe(15);
    const gone = await page('/api/products?availability=unavailable');
    expect(skus(gone)).toEqual(['4002']);
    expect(facet(gone, 'availability')).toHaveProperty('unavailable', 1);
  });

  it('orders allergens by relevance and all other values by their number of products', async () => {
    const { facets } = await page('/api/products?allergenFree=molluscs,dust');
    const valuesOf = (id: string) => facets.find((one) => one.id === id)?.values ?? [];
    expect(valuesOf('allergenFree').map(({ value }) => value)).toEqual([
      'gluten',
      'milk',
      'nuts',
      'mustard',
      'molluscs',
      'dust',
    ]);
    const counts = valuesOf('brand').map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  it('CAT-01 shows the part of a brand that the name does not contain', async () => {
    await shop.db.execute(sql`UPDATE product_texts SET name = 'Bio-Vollmilch' WHERE sku = '2001'`);
    const { results } = await page('/api/products?skus=2001,2002');
    expect(results.map(({ brand }) => brand)).toEqual([
      { name: 'Alpha Bio', slug: 'alpha-bio', prefix: 'Alpha' },
      { name: 'Alpha Bio', slug: 'alpha-bio' },
    ]);
  });

  it('labels facet values in the language of the call', async () => {
    const list = await page('/api/products', 'en');
    const origin = list.facets.find(({ id }) => id === 'origin')?.values ?? [];
    expect(origin).toContainEqual({
      value: 'oesterreich',
      label: 'Austria',
      count: 3,
      selected: false,
    });
  });

  it.each(['pageSize=0', 'pageSize=97', 'offset=-1', 'sort=beauty', 'pageSize=x'])(
    'refuses %s with 400 and the field',
    async (query) => {
      const answer = await shop.client().get<ApiError>(`/api/products?${query}`);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.fields ?? {})).toEqual([query.split('=')[0]]);
    },
  );

  it('may be cached publicly, per language and shop', async () => {
    const { headers } = await shop.client().get('/api/products');
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(headers.vary).toBe('Accept-Language, X-Forwarded-Host');
    expect(headers['set-cookie']).toBeUndefined();
  });
});
