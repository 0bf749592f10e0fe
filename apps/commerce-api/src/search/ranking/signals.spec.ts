import type { ProductSearchResult } from '@larder/contracts/search';
import { currentRevisions } from '../../kernel/shop-cache.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { countSignals } from './signals.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const day = 86_400_000;

/** Visitors who did something with a product after a search, each with a token of their own. */
async function visitors(count: number, eventType: string, sku: string, token = 'visitor') {
  const events = Array.from({ length: count }, (_, number) => ({
    eventType,
    queryID: `q${number}`,
    objectIDs: [sku],
    positions: [3],
    userToken: `${token}-${number}`,
    at: shop.clock.now().toISOString(),
  }));
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/tracking/search-events',
    payload: { events },
    headers: { host: 'alpha.test' },
  });
  expect(answer.statusCode).toBe(202);
}
const milk = async () => {
  const answer = await shop.client().get<ProductSearchResult>('/api/products/search/vollmilch');
  return answer.body.results.map(({ sku }) => sku);
};
const count = () => countSignals(shop.db, shop.clock.now());
const revisions = () => currentRevisions(shop.db, 'alpha');

describe('the signal of popularity', () => {
  it('TRK-25 puts what shoppers buy after a search before what they do not, in lists too', async () => {
    expect(await milk()).toEqual(['2001', '2002']);
    await visitors(200, 'conversion', '2002');
    expect(await milk()).toEqual(['2001', '2002']);
    await count();
    expect(await milk()).toEqual(['2002', '2001']);
    const list = await shop.client().get<ProductSearchResult>('/api/categories/milch/products');
    expect(list.body.results[0]?.sku).toBe('2002');
  });

  it('stays the same, and keeps every list, while nothing new happens', async () => {
    const before = await revisions();
    await count();
    expect(await revisions()).toEqual(before);
  });

  it('fades: what was bought half a year ago counts for nothing', async () => {
    shop.clock.advance(180 * day);
    await count();
    expect(await milk()).toEqual(['2001', '2002']);
  });

  it('counts a click less than a purchase, and a visitor once a day', async () => {
    await visitors(40, 'click', '2002', 'clicks');
    await count();
    expect(await milk()).toEqual(['2001', '2002']);
    for (let i = 0; i < 100; i += 1) await visitors(1, 'conversion', '2002', 'same');
    await count();
    expect(await milk()).toEqual(['2001', '2002']);
  });

  it('leaves other shops alone, of a product that they have as well', async () => {
    const before = await currentRevisions(shop.db, 'beta');
    await visitors(100, 'conversion', '1001', 'more');
    await count();
    expect(await currentRevisions(shop.db, 'beta')).toEqual(before);
  });
});
