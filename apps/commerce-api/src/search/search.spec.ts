import type {
  CategoryHit,
  ContentHit,
  ProductSearchResult,
  SearchBanner,
  StoreHit,
} from '@larder/contracts/search';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../testing/test-app.js';
import { testApp } from '../testing/test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

interface Hits<Hit> {
  readonly total: number;
  readonly count: number;
  readonly offset: number;
  readonly results: Hit[];
}

async function search<Body>(
  kind: string,
  term: string,
  query = '',
  locale = 'de-AT',
): Promise<Body> {
  const url = `/api/${kind}/search/${encodeURIComponent(term)}${query}`;
  const answer = await shop.client({ locale }).get<Body>(url);
  expect(answer.status).toBe(200);
  return answer.body;
}
const names = async (term: string, locale = 'de-AT') =>
  (await search<ProductSearchResult>('products', term, '?pageSize=20', locale)).results.map(
    ({ name }) => name,
  );

describe('the product search', () => {
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
      'Naturjoghurt',
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
    const found = await search<ProductSearchResult>('products', typed);
    expect(found.correctedTerm).toBe(corrected);
    expect(found.results[0]?.name).toBe(name);
  });

  it('corrects nothing that has results, and nothing that is far from every word', async () => {
    expect(await search<ProductSearchResult>('products', 'apfel')).not.toHaveProperty(
      'correctedTerm',
    );
    const nothing = await search<ProductSearchResult>('products', 'qqqqwwww');
    expect(nothing).toMatchObject({ total: 0, results: [] });
    expect(nothing).not.toHaveProperty('correctedTerm');
  });

  it('SRCH-19 SRCH-23 pages by five with total, count and offset', async () => {
    const found = await search<ProductSearchResult>('products', 'milch', '?offset=2');
    expect(found).toMatchObject({ total: 5, count: 3, offset: 2 });
    expect((await search<ProductSearchResult>('products', 'brot')).count).toBeLessThanOrEqual(5);
    expect(found.queryID).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('filters and sorts like the lists of the catalogue', async () => {
    const found = await search<ProductSearchResult>(
      'products',
      'milch',
      '?brand=alpha-bio&sort=price',
    );
    expect(found.results.map(({ sku }) => sku)).toEqual(['2002', '2001']);
    expect(found.facets.find(({ id }) => id === 'brand')?.values[0]).toMatchObject({
      value: 'alpha-bio',
      count: 2,
    });
  });
});

describe('the other kinds', () => {
  it('SRCH-20 SRCH-27 finds categories with what they belong to', async () => {
    const found = await search<Hits<CategoryHit>>('categories', 'milch');
    expect(found).toMatchObject({ total: 2, count: 2, offset: 0 });
    expect(found.results).toEqual([
      { slug: 'milch-eier', name: 'Milch & Eier', parentCategories: [] },
      {
        slug: 'milch',
        name: 'Milch',
        parentCategories: [{ slug: 'milch-eier', name: 'Milch & Eier' }],
      },
    ]);
  });

  it.each([
    ['joghrut', ['joghurt']],
    ['mlich', ['milch-eier', 'milch']],
    ['qqqqwwww', []],
  ])('SRCH-20 forgives a typing error in the name of a category: %s', async (term, slugs) => {
    const { results } = await search<Hits<CategoryHit>>('categories', term);
    expect(results.map(({ slug }) => slug)).toEqual(slugs);
  });

  it('SRCH-22 finds content pages by what stands in them, but none that must not be listed', async () => {
    const found = await search<Hits<ContentHit>>('content', 'gläser', '?pageSize=5');
    expect(found.results).toEqual([
      { slug: 'lieferung', title: 'Lieferung', excerpt: 'So liefern wir.' },
    ]);
    expect((await search<Hits<ContentHit>>('content', 'aktion')).total).toBe(0);
  });

  it('SRCH-20 SRCH-22 puts categories named so and pages titled so before those that it stands in', async () => {
    await shop.db.execute(sql`INSERT INTO categories (tenant, slug, path, position, hash)
      VALUES ('alpha', 'buttermilch', '{buttermilch}', 0, 'x')`);
    await shop.db.execute(sql`INSERT INTO category_texts (tenant, slug, locale, name, words, search)
      VALUES ('alpha', 'buttermilch', 'de-AT', 'Buttermilch', 'buttermilch', 'buttermilch:1')`);
    for (const [slug, search] of [
      ['a-stands-in', 'kokosnuss:9'],
      ['b-titled', 'kokosnuss:1A'],
    ])
      await shop.db
        .execute(sql`INSERT INTO pages (tenant, slug, locale, page, title, listed, search)
        VALUES ('alpha', ${slug}, 'de-AT', '{}', 'x', true, ${search}::tsvector)`);
    const categories = await search<Hits<CategoryHit>>('categories', 'milch');
    expect(categories.results.map(({ slug }) => slug)).toEqual([
      'milch-eier',
      'milch',
      'buttermilch',
    ]);
    const pages = await search<Hits<ContentHit>>('content', 'kokosnuss');
    expect(pages.results.map(({ slug }) => slug)).toEqual(['b-titled', 'a-stands-in']);
    await shop.db.execute(sql`DELETE FROM categories WHERE slug = 'buttermilch'`);
    await shop.db.execute(sql`DELETE FROM pages WHERE title = 'x'`);
  });

  it('finds stores by town and postal code', async () => {
    expect((await search<Hits<StoreHit>>('stores', 'graz')).results).toEqual([
      { storeId: 'graz-sonnenmarkt', name: 'Alpha Sonnenmarkt', city: 'Graz' },
    ]);
    expect((await search<Hits<StoreHit>>('stores', '1010 laub')).total).toBe(1);
    expect((await search<Hits<StoreHit>>('stores', '1010 graz')).total).toBe(0);
    // Another shop has stores in the same town.
    const { results } = await search<Hits<StoreHit>>('stores', 'wien');
    expect(results.map(({ name }) => name)).toEqual(['Alpha Laubenweg']);
  });

  it('API-102 has a banner for the words that editors chose, else an empty answer', async () => {
    const banner = await shop
      .client()
      .get<SearchBanner>(`/api/content/search/${encodeURIComponent('Äpfel')}/banner`);
    expect(banner.body).toEqual({
      title: 'Apfelwoche',
      text: 'Alle Äpfel minus 10 %',
      link: '/aktion',
    });
    // There is one in another shop.
    const none = await shop.client().get('/api/content/search/milch/banner');
    expect([none.status, none.body]).toEqual([200, {}]);
    const english = shop.client({ locale: 'en' });
    const other = await english.get(`/api/content/search/${encodeURIComponent('Äpfel')}/banner`);
    expect(other.body).toEqual({});
  });
});
