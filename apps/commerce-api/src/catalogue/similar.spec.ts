import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Product, ProductDetail } from '@larder/contracts/catalogue';
import { runImport } from '../importer/run-import.js';
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
const exactly = (letters: number) => 'Kräuter aus den Bergen '.repeat(10).slice(0, letters);

let shop: TestApp;
let folder: string;
beforeAll(async () => {
  shop = await testApp();
  folder = await mkdtemp(path.join(tmpdir(), 'larder-similar-'));
  const file = path.join(folder, 'feed.jsonl');
  const rows = [
    tea('T-1', 'haus/tee/kraeuter', 300, { brand: 'Bergtee', description: exactly(155) }),
    tea('T-2', 'haus/tee/kraeuter', 310, { description: exactly(156) }),
    tea('T-3', 'haus/tee/kraeuter', 340, { brand: 'Bergtee' }),
    tea('T-4', 'haus/tee/kraeuter', 300, { availability: 'unavailable' }),
    tea('T-5', 'haus/tee/schwarz', 300),
    tea('T-6', 'haus/kaffee/bohnen', 300),
  ];
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  const now = shop.clock.now();
  const report = await runImport(shop.db, { tenant: 'alpha', format: 'feed', now, file });
  expect(report.refused).toEqual([]);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const detail = async (address: string) =>
  (await shop.client().get<ProductDetail>(`/api/products/${address}`)).body;

it('CAT-17 puts the category first, then the one above it; in it the brand and the price; what is gone last', async () => {
  const { body } = await shop.client().get<Product[]>('/api/products/T-1/similar');
  expect(body.map(({ sku }) => sku)).toEqual(['T-3', 'T-2', 'T-5', 'T-6', 'T-4']);
});

it('CAT-17 has none where nothing is near, and is a 404 for a product that there is not', async () => {
  expect((await shop.client().get('/api/products/nowhere/similar')).status).toBe(404);
  const bread = (await shop.client().get<Product[]>('/api/products/4001/similar')).body;
  expect(bread.map(({ sku }) => sku)).toEqual(['4002']);
});

it('CAT-16 takes a value that is one product’s sku and another’s slug for the sku', async () => {
  const { slug } = await detail('T-2');
  const named = async (as: string) =>
    shop.db.execute(sql`UPDATE products SET slug = ${as} WHERE tenant = 'alpha' AND sku = 'T-2'`);
  await named('T-1');
  expect(await detail('T-1')).toMatchObject({ sku: 'T-1', content: { amount: 100, unit: 'g' } });
  await named(slug);
});

it('CAT-25 describes a page in 155 letters at most, cut between words', async () => {
  expect((await detail('T-1')).metaDescription).toBe(exactly(155));
  expect((await detail('T-2')).metaDescription).toBe(`${exactly(154).replace(/\s+\S*$/, '')}…`);
});
