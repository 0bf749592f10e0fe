import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Category, ProductDetail } from '@larder/contracts/catalogue';
import { sql } from 'drizzle-orm';
import { rows } from '../kernel/database/database.js';
import type { TestApp } from '../testing/test-app.js';
import { testApp } from '../testing/test-app.js';
import type { ImportOptions } from './import-options.js';
import { runImport } from './run-import.js';

const fixture = (name: string) =>
  path.join(import.meta.dirname, '../testing/fixtures/imports', name);

let shop: TestApp;
let folder: string;

async function open() {
  shop = await testApp();
  folder = await mkdtemp(path.join(tmpdir(), 'larder-import-'));
}

async function close() {
  await shop.close();
  await rm(folder, { recursive: true });
}

const run = (order: Partial<ImportOptions> & Pick<ImportOptions, 'file'>) =>
  runImport(shop.db, { tenant: 'alpha', format: 'feed', now: shop.clock.now(), ...order });

const off = (more: Partial<ImportOptions> = {}) =>
  run({
    format: 'openfoodfacts',
    file: fixture('openfoodfacts.csv'),
    prices: fixture('prices.csv'),
    ...more,
  });

const product = async (id: string, locale = 'de-AT') =>
  (await shop.client({ locale }).get<ProductDetail>(`/api/products/${id}`)).body;

/** Everything that an import writes, to compare before and after. */
async function state(): Promise<string> {
  const tables = [
    'products',
    'product_texts',
    'categories',
    'category_texts',
    'brands',
    'search_words',
  ];
  const found = [];
  for (const table of tables) {
    found.push(await rows(shop.db, sql.raw(`SELECT * FROM ${table} ORDER BY 1, 2, 3`)));
  }
  return JSON.stringify(found);
}

describe('every import', () => {
  beforeEach(open);
  afterEach(close);

  it('changes nothing the second time', async () => {
    await off();
    await run({ file: fixture('feed.csv') });
    const before = await state();
    shop.clock.advance(86_400_000);
    expect(await off()).toMatchObject({ imported: 0, updated: 0, unchanged: 4 });
    expect(await run({ file: fixture('feed.csv') })).toMatchObject({
      imported: 0,
      updated: 0,
      unchanged: 3,
    });
    expect(await state()).toBe(before);
  });

  it('writes what changed and nothing else', async () => {
    await run({ file: fixture('feed.csv') });
    const file = path.join(folder, 'feed.csv');
    await writeFile(file, (await readFile(fixture('feed.csv'), 'utf8')).replace(';899;', ';799;'));
    expect(await run({ file })).toMatchObject({ imported: 0, updated: 1, unchanged: 2 });
    expect((await product('F-1')).price.regular.value).toBe(799);
  });

  it('changes nothing in a dry run, and reports the same', async () => {
    const before = await state();
    const dry = await off({ dryRun: true });
    expect(await state()).toBe(before);
    expect(dry).toEqual(await off());
  });

  it('changes nothing when it fails halfway', async () => {
    const before = await state();
    const row = (sku: number) =>
      JSON.stringify({
        sku: `B-${sku}`,
        name: 'x',
        categoryPath: 'neu/ganz-neu',
        priceRegular: 1,
        vatRate: 10,
      });
    const file = path.join(folder, 'big.jsonl');
    // The last one is more than the column can hold: the database refuses the second batch.
    const tooMuch = JSON.stringify({ ...JSON.parse(row(0)), sku: 'B-x', priceRegular: 2 ** 40 });
    await writeFile(
      file,
      [...Array.from({ length: 700 }, (_, index) => row(index)), tooMuch].join('\n'),
    );
    await expect(run({ file })).rejects.toThrow();
    expect(await state()).toBe(before);
  });

  it('adds new categories below the existing ones', async () => {
    const prices = path.join(folder, 'prices.csv');
    await writeFile(prices, 'sku,price\nF-2,2.50\n');
    await run({ file: fixture('feed.csv'), prices });
    const { body } = await shop.client().get<Category>('/api/categories/kaese');
    expect(body.parentCategories).toEqual([{ slug: 'milch-eier', name: 'Milch & Eier' }]);
  });

  it('knows the shop, or refuses', async () => {
    await expect(run({ file: fixture('feed.csv'), tenant: 'nobody' })).rejects.toThrow(
      'There is no tenant "nobody"',
    );
  });
});
