import type { CategoryHit, ContentHit, SearchBanner, StoreHit } from '@larder/contracts/search';
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

  it('SRCH-22 finds content pages by what stands in them, but none that must not be listed', async () => {
    const found = await search<Hits<ContentHit>>('content', 'gläser', '?pageSize=5');
    expect(found.results).toEqual([
      { slug: 'lieferung', title: 'Lieferung', excerpt: 'So liefern wir.' },
    ]);
    expect((await search<Hits<ContentHit>>('content', 'aktion')).total).toBe(0);
    // The home page says welcome.
    expect((await search<Hits<ContentHit>>('content', 'willkommen')).total).toBe(0);
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
