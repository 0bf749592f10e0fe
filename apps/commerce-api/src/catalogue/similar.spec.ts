import type { Product, ProductDetail } from '@larder/contracts/catalogue';
import { sql } from 'drizzle-orm';
import { importFeed } from '../testing/import-feed.js';
import type { TestApp } from '../testing/test-app.js';
import { testApp } from '../testing/test-app.js';

const tea = (sku: string, categoryPath: string, priceRegular: number, more: object = {}) => ({
  sku,
  name: `Tee ${sku}`,
  categoryPath,
  priceRegular,
  vatRate: 10,
  contentAmount: 100,
  contentUnit: 'g',
  ...more,
});
const mountains = 'Kräuter aus den Bergen '.repeat(7);
const description = (letters: number) => ({ description: mountains.slice(0, letters) });

// The expected order is neither that of the skus nor of the prices alone.
const rows = [
  tea('T-1', 'haus/tee/kraeuter', 300, { brand: 'Bergtee', ...description(155) }),
  tea('T-2', 'haus/tee/kraeuter', 300, { availability: 'unavailable' }),
  tea('T-3', 'haus/kaffee/bohnen', 300, description(156)),
  tea('T-4', 'haus/tee/schwarz', 300),
  tea('T-5', 'haus/tee/kraeuter', 400),
  tea('T-6', 'haus/tee/kraeuter', 310),
  tea('T-7', 'haus/tee/kraeuter', 340, { brand: 'Bergtee' }),
  tea('T-8', 'garten/samen', 300),
];

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  const report = await importFeed(shop.db, shop.clock.now(), rows);
  expect(report.refused).toEqual([]);
});
afterAll(() => shop.close());

const detail = async (address: string) =>
  (await shop.client().get<ProductDetail>(`/api/products/${address}`)).body;
const similar = async (address: string) => {
  const { body } = await shop.client().get<Product[]>(`/api/products/${address}/similar`);
  return body.map(({ sku }) => sku);
};

it('CAT-17 puts its category first, then the one above it; in it the brand, then the nearest price; what is gone last', async () => {
  expect(await similar('T-1')).toEqual(['T-7', 'T-6', 'T-5', 'T-4', 'T-3', 'T-2']);
});

it('CAT-17 is empty for a product alone in its range, and a 404 for an unknown product', async () => {
  expect(await similar('T-8')).toEqual([]);
  expect((await shop.client().get('/api/products/nowhere/similar')).status).toBe(404);
});

it('CAT-16 takes a value that is one product’s sku and another’s slug for the sku', async () => {
  // In both directions: whichever of the two the database reads first.
  await shop.db.execute(sql`UPDATE products SET slug = CASE sku WHEN 'T-1' THEN 'T-6' ELSE 'T-1' END
    WHERE tenant = 'alpha' AND sku IN ('T-1', 'T-6')`);
  expect(await detail('T-1')).toMatchObject({ sku: 'T-1', content: { amount: 100, unit: 'g' } });
  expect(await detail('T-6')).toMatchObject({ sku: 'T-6' });
});

it('CAT-25 describes a page in at most 155 characters, cut between words', async () => {
  expect((await detail('T-1')).metaDescription).toBe(mountains.slice(0, 155));
  expect((await detail('T-3')).metaDescription).toMatch(/Bergen Kräuter aus den…$/);
});
