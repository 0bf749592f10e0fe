import path from 'node:path';
import type { Product } from '@larder/contracts/catalogue';
import { listed } from '../../catalogue/service.js';
import type { Scope } from '../../kernel/scope.js';
import type { TestApp } from '../../testing/test-app.js';
import { searchKinds, testApp } from '../../testing/test-app.js';
import { searchProducts } from '../search-products.js';
import { mean, measureQueries } from '../testing/measure-relevance.js';
import { mistypedQuery, seededRandom } from '../testing/mistype.js';
import { readJudged } from '../testing/relevance-judgements.js';
import { searchScope } from './testing/search-scope.js';

const tenants = path.join(import.meta.dirname, '../../../../../libs/tenants');
/** Everyday words of the Indian shop, which has no judgements. */
const hindi =
  'चीनी चिनी चना केला केले दूध नमक आटा प्याज haldi मसाला मसाले मसालों खीरे सब्ज़ियों दही चावल तेल घी साबुन';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ tenants, tenant: 'gruenmarkt', productSearch: 'postgres' });
}, 240_000);
afterAll(() => shop.close());

async function catalogueOf(scope: Scope): Promise<Product[]> {
  const products: Product[] = [];
  for (;;) {
    const query = { offset: products.length, pageSize: 96, sort: 'relevance' as const };
    const page = await listed(scope, query);
    products.push(...page.results);
    if (products.length >= page.total || page.count === 0) return products;
  }
}

const first = { offset: 0, pageSize: 10, sort: 'relevance' } as const;
const judgedLocales = [
  ['gruenmarkt', 'de-AT'],
  ['gruenmarkt', 'en'],
  ['primeur', 'fr-FR'],
] as const;

describe.each(judgedLocales)('the judged queries of %s in %s', (tenant, locale) => {
  it('API-103 SRCH-27 have the relevance in PostgreSQL that they have in memory', async () => {
    const scopes = searchKinds.map((kind) => searchScope(shop, kind, { tenant, locale }));
    const catalogue = await catalogueOf(searchScope(shop, 'memory', { tenant, locale }));
    const means = [];
    for (const scope of scopes) {
      const find = (query: string) => searchProducts(scope, query.slice(0, 100), first);
      const figures = await measureQueries(readJudged(locale), catalogue, find);
      means.push(mean(figures.map(({ ndcg }) => ndcg)));
    }
    const [inMemory = 0, inPostgres = 0] = means;
    expect(inPostgres).toBeGreaterThanOrEqual(0.9);
    expect(Math.abs(inPostgres - inMemory)).toBeLessThanOrEqual(0.02);
  }, 240_000);
});

function queriesOf(locale: string): string[] {
  if (locale === 'hi-IN') return hindi.split(' ');
  const right = readJudged(locale).map(({ query }) => query);
  const dice = seededRandom(5);
  return [...right, ...right.flatMap((query) => mistypedQuery(query, dice) ?? [])];
}

describe.each([...judgedLocales, ['bazaar', 'hi-IN'] as const])(
  'PostgreSQL in %s in %s',
  (tenant, locale) => {
    it('API-103 finds, orders, counts and corrects as the index in memory does', async () => {
      const [inMemory, inPostgres] = searchKinds.map((kind) =>
        searchScope(shop, kind, { tenant, locale }),
      ) as [Scope, Scope];
      const answerOf = async (scope: Scope, query: string) => {
        const { results, ...rest } = await searchProducts(scope, query, first);
        // Each search has an id of its own.
        return { query, skus: results.map(({ sku }) => sku), ...rest, queryID: undefined };
      };
      for (const query of queriesOf(locale))
        expect(await answerOf(inPostgres, query)).toEqual(await answerOf(inMemory, query));
    }, 240_000);
  },
);
