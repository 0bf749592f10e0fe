import path from 'node:path';
import type { ProductSearchResult } from '@larder/contracts/search';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';

const tenants = path.join(import.meta.dirname, '../../../../../libs/tenants');

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ tenants, tenant: 'bazaar' });
}, 120_000);
afterAll(() => shop.close());

async function find(query: string, locale: string) {
  const url = `/api/products/search/${encodeURIComponent(query)}?pageSize=10`;
  return (await shop.client({ locale }).get<ProductSearchResult>(url)).body;
}
const firstOf = async (query: string, locale: string) =>
  (await find(query, locale)).results[0]?.name;

describe('the search of the Indian shop', () => {
  it.each([
    ['चीनी', /^चीनी/],
    ['चिनी', /^चीनी/],
    ['चना', /चना/],
    ['केला', /^केला/],
    ['दूध', /दूध$/],
    ['नमक', /नमक$/],
    ['आटा', /आटा$/],
    ['प्याज', /^प्याज़/],
    ['haldi', /^हल्दी/],
  ])(
    'SRCH-27 puts %s first in Hindi, where signs are vowels and no accents',
    async (query, name) => {
      expect(await firstOf(query, 'hi-IN')).toMatch(name);
    },
  );

  it.each(['मसाला', 'मसाले', 'मसालों'])(
    'SRCH-27 finds all spices by %s, and those that have the word in their name first',
    async (query) => {
      const { total, results } = await find(query, 'hi-IN');
      expect(total).toBeGreaterThanOrEqual(15);
      expect(results.slice(0, 2).map(({ name }) => name)).toEqual(
        expect.arrayContaining(['गरम मसाला', 'चाट मसाला']),
      );
    },
  );

  it.each([
    ['केले', /^केला/],
    ['खीरे', /^खीरा/],
    ['सब्ज़ियों', /./],
  ])('SRCH-27 knows the plural %s', async (query, name) => {
    expect(await firstOf(query, 'hi-IN')).toMatch(name);
  });

  it.each([
    ['chini', /^Sugar/],
    ['doodh', /milk$/],
    ['chawal', /rice/],
    ['haldi', /^Turmeric/],
    ['aloo', /^(?:Potatoes|Aloo)/],
  ])('SRCH-27 understands %s in English', async (query, name) => {
    expect(await firstOf(query, 'en-IN')).toMatch(name);
  });
});
