import type { Offers } from '@larder/contracts/catalogue';
import { importFeed } from '../../testing/import-feed.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';

const base = { categoryPath: 'getraenke/saft', vatRate: 20, priceRegular: 199 };
const reduced = { ...base, priceFormer: 249, priceLowestPrior30: 239 };
const many = Array.from({ length: 110 }, (_, i) => ({
  ...reduced,
  sku: `M-${i}`,
  name: `Saft ${i}`,
  popularity: 500 - i,
}));
const rows = [
  { ...reduced, sku: 'E-1', name: 'Endet bald', offerUntil: 'P2D' },
  { ...reduced, sku: 'E-2', name: 'Endet heute', offerUntil: 'PT5H' },
  { ...reduced, sku: 'E-3', name: 'Endet später', offerUntil: 'P9D' },
  { ...reduced, sku: 'E-4', name: 'Endet ohne', offerUntil: 'P1D', availability: 'unavailable' },
  { ...reduced, sku: 'OWN', name: 'Eigenmarke', ownBrand: true },
  { ...base, sku: 'MULTI', name: 'Drei für zwei', offerQuantity: 3, offerPay: 2 },
  { ...base, sku: 'PLAIN', name: 'Normalpreis' },
  { ...reduced, sku: 'BAD', name: 'Falsch', offerUntil: 'bald' },
];

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  const { refused } = await importFeed(shop.db, shop.clock.now(), [...many, ...rows]);
  expect(refused.map(({ sku, reason }) => [sku, reason])).toEqual([
    ['BAD', 'offerUntil bald is neither an instant nor a duration'],
  ]);
});
afterAll(() => shop.close());

const read = async () => (await shop.client().get<Offers>('/api/offers')).body;

describe('the offers of a shop', () => {
  it('CAT-20 are all reduced products, more than one page of a list', async () => {
    const skus = (await read()).results.map(({ sku }) => sku);
    expect(skus).toEqual(expect.arrayContaining([...many.map(({ sku }) => sku), 'E-1', 'MULTI']));
    expect(skus).not.toContain('PLAIN');
  });

  it('begin with the retailer’s own brands, then the most bought ones', async () => {
    const skus = (await read()).results.map(({ sku }) => sku);
    expect(skus.slice(0, 3)).toEqual(['OWN', 'M-0', 'M-1']);
  });

  it('name those that end within three days and can be bought, the first to end first', async () => {
    expect((await read()).endings).toEqual([
      { sku: 'E-2', until: '2026-11-24' },
      { sku: 'E-1', until: '2026-11-26' },
    ]);
  });

  it('name what ends as time passes, although nothing was imported', async () => {
    shop.clock.advance(24 * 3600 * 1000);
    expect((await read()).endings.map(({ sku }) => sku)).toEqual(['E-1']);
    shop.clock.advance(6 * 24 * 3600 * 1000);
    expect((await read()).endings.map(({ sku }) => sku)).toEqual(['E-3']);
  });
});
