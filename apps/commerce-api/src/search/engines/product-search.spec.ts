import type { CategoryHit, ProductSearchResult } from '@larder/contracts/search';
import type { TestApp } from '../../testing/test-app.js';
import { searchKinds, testApp } from '../../testing/test-app.js';

describe.each(searchKinds)('the product search in %s', (productSearch) => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await testApp({ productSearch });
  });
  afterAll(() => shop.close());

  async function search<Body = ProductSearchResult>(
    term: string,
    query = '',
    { locale = 'de-AT', kind = 'products' } = {},
  ): Promise<Body> {
    const url = `/api/${kind}/search/${encodeURIComponent(term)}${query}`;
    const answer = await shop.client({ locale }).get<Body>(url);
    expect(answer.status).toBe(200);
    return answer.body;
  }
  const names = async (term: string, locale = 'de-AT') =>
    (await search(term, '?pageSize=20', { locale })).results.map(({ name }) => name);

  it.each([
    ['Apfel', ['Apfel Gala', 'Äpfel Topaz im Netz'], 'word forms of the language'],
    ['äpfel', ['Apfel Gala', 'Äpfel Topaz im Netz'], 'with accents'],
    ['APFEL GALA', ['Apfel Gala'], 'all words'],
    ['tomate', ['Tomaten'], 'singular for plural'],
    ['zitr', ['Zitronen'], 'the beginning of the last word'],
    ['gurken', ['Essiggurken'], 'the inside of a compound'],
    ['hafermilch', ['Haferdrink'], 'keywords'],
    ['saftladen', ['Orangensaft'], 'brands'],
    ['söhne', ['Märzen Bier'], 'brands with accents'],
    ['soehne', ['Märzen Bier'], 'umlauts spelt out'],
    ['joghurt', ['Naturjoghurt', 'Milchreis mit Zimt'], 'categories, after names'],
  ])('finds %s: %j (%s)', async (term, expected) => {
    expect(await names(term)).toEqual(expected);
  });

  it('puts milk before what has milk in its name only', async () => {
    expect(await names('milch')).toEqual([
      'Vollmilch 3,5 %',
      'Vollmilch 3,5 %',
      'Haferdrink',
      'Milchreis mit Zimt',
    ]);
  });

  it('speaks the language that is asked for', async () => {
    expect(await names('lemon', 'en')).toEqual(['Lemons']);
    expect(await names('lemon', 'de-AT')).toEqual([]);
  });

  it.each([
    ['tomatn', 'tomaten', 'Tomaten'],
    ['wasermelone', 'wassermelone', 'Wassermelone'],
    ['vollmlich', 'vollmilch', 'Vollmilch 3,5 %'],
    ['naturjogurt', 'naturjoghurt', 'Naturjoghurt'],
    ['mearzen', 'märzen', 'Märzen Bier'],
  ])('forgives %s and says that it searched for %s', async (typed, corrected, name) => {
    const found = await search(typed);
    expect(found.correctedTerm).toBe(corrected);
    expect(found.results[0]?.name).toBe(name);
  });

  it('corrects nothing that has results, and nothing that is far from every word', async () => {
    expect(await search('apfel')).not.toHaveProperty('correctedTerm');
    const nothing = await search('qqqqwwww');
    expect(nothing).toMatchObject({ total: 0, results: [] });
    expect(nothing).not.toHaveProperty('correctedTerm');
  });

  it('SRCH-19 SRCH-23 pages by five with total, count and offset', async () => {
    const found = await search('milch', '?offset=2');
    expect(found).toMatchObject({ total: 4, count: 2, offset: 2 });
    expect((await search('brot')).count).toBeLessThanOrEqual(5);
    expect(found.queryID).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('filters and sorts like the lists of the catalogue', async () => {
    const found = await search('milch', '?brand=alpha-bio&sort=price');
    expect(found.results.map(({ sku }) => sku)).toEqual(['2002', '2001']);
    expect(found.facets.find(({ id }) => id === 'brand')?.values[0]).toMatchObject({
      value: 'alpha-bio',
      count: 2,
    });
  });

  it.each([
    ['joghrut', ['joghurt']],
    ['mlich', ['milch-eier', 'milch']],
    ['qqqqwwww', []],
  ])('SRCH-20 forgives a typing error in the name of a category: %s', async (term, slugs) => {
    const { results } = await search<{ results: CategoryHit[] }>(term, '', { kind: 'categories' });
    expect(results.map(({ slug }) => slug)).toEqual(slugs);
  });
});
