import type { CallResult } from '@larder/contracts';
import type { searchStartCalls } from '@larder/contracts/search/start';
import { createShopCache } from '../../kernel/shop-cache.js';
import { rows } from '../../kernel/database/database.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { sql } from 'drizzle-orm';
import { choosePopularTerms, storeTerms } from './popular-terms.js';

type Popular = CallResult<(typeof searchStartCalls)['getPopularTerms']>;

const day = 86_400_000;
const cache = createShopCache(1e6);

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});
afterEach(() => shop.close());

const stored = () =>
  rows<{ tenant: string; locale: string; term: string; searches: number }>(
    shop.db,
    sql`SELECT tenant, locale, term, searches FROM search_terms ORDER BY term`,
  );
const store = (term: string, searches: number, locale = 'de-AT') =>
  storeTerms({ db: shop.db, cache, now: shop.clock.now() }, [
    { tenant: 'alpha', locale, term, searches },
  ]);
const choose = () => choosePopularTerms(shop.db, shop.clock.now());
const offered = async (of: { tenant?: string; locale?: string } = {}) =>
  (await shop.client(of).get<Popular>('/api/search/popular')).body.terms;

it('counts pages of results, cached ones too and three of a client, no suggestions, no further pages', async () => {
  const client = shop.client();
  const search = (term: string, query: string) =>
    client.get(`/api/products/search/${encodeURIComponent(term)}?${query}`);
  for (let i = 0; i < 9; i += 1) await search('zitronen', 'pageSize=24');
  await search('zitronen', 'pageSize=24&offset=24');
  await search('tomaten', 'pageSize=5');
  await search('x', 'pageSize=24');
  await shop.app.close();
  expect(await stored()).toEqual([
    { tenant: 'alpha', locale: 'de-AT', term: 'zitronen', searches: 3 },
  ]);
});

it.each([
  'Berta Muster',
  'zitronen Laubenweg',
  'berta@x.example',
  'zitronne',
  '0664 1234567',
  '..',
])('stores nothing of »%s«, which are not words of the shop', async (term) => {
  await store(term, 50);
  expect(await stored()).toEqual([]);
});

it('offers what is searched for most, in the language and the shop of its searches', async () => {
  await store('TOMATEN', 4);
  await store('zitronen', 9);
  await store('apfel gala', 2);
  await store('lemons', 5, 'en');
  expect(await offered()).toEqual([]);
  await choose();
  expect(await offered()).toEqual(['zitronen', 'tomaten']);
  expect(await offered({ locale: 'en' })).toEqual(['lemons']);
  expect(await offered({ tenant: 'beta', locale: 'en' })).toEqual([]);
});

it('forgets: after a week a search counts for half', async () => {
  await store('zitronen', 8);
  await choose();
  shop.clock.advance(7 * day);
  await store('tomaten', 5);
  await store('zitronen', 0.5);
  await choose();
  expect(await offered()).toEqual(['tomaten', 'zitronen']);
  shop.clock.advance(60 * day);
  await choose();
  expect(await stored()).toEqual([]);
  // A shop without searches keeps what it offered last.
  expect(await offered()).toEqual(['tomaten', 'zitronen']);
});

it('is an answer that shared caches may keep', async () => {
  const { headers } = await shop.app.inject({
    url: '/api/search/popular',
    headers: { host: 'alpha.test' },
  });
  expect(headers['cache-control']).toBe('public, max-age=60');
  expect(headers['set-cookie']).toBeUndefined();
});
