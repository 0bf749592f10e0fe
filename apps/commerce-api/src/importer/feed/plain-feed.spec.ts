import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProductDetail } from '@larder/contracts/catalogue';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import type { ImportOptions } from '../import-options.js';
import { runImport } from '../run-import.js';

const fixture = (name: string) =>
  path.join(import.meta.dirname, '../../testing/fixtures/imports', name);

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

const product = async (id: string, locale = 'de-AT') =>
  (await shop.client({ locale }).get<ProductDetail>(`/api/products/${id}`)).body;

describe('the import of the plain feed', () => {
  beforeEach(open);
  afterEach(close);

  it('takes CSV with its types, languages and quoted cells', async () => {
    const report = await run({ file: fixture('feed.csv') });
    expect(report.refused.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      expect.stringMatching(/^3: priceRegular: /),
      expect.stringMatching(/^5: priceRegular: /),
      expect.stringMatching(/^6: weightArticle: .*availability: /),
      '7: categoryPath Obst & Gemüse holds what is no slug',
    ]);
    expect(report.imported).toBe(3);
    expect(await product('F-1', 'en')).toMatchObject({
      name: 'Pumpkin seed oil',
      content: { amount: 250, unit: 'ml' },
      marks: ['regional', 'vegan'],
      parentCategories: [{ slug: 'speisekammer', name: 'Speisekammer' }],
    });
    expect(await product('F-3')).toMatchObject({
      weightArticle: true,
      quantityStepSize: 100,
      maxQuantity: 2000,
    });
    expect((await product('F-7')).content).toEqual({ amount: 6000.5, unit: 'ml' });
  });

  it('lets a price list go over the prices of the feed', async () => {
    const prices = path.join(folder, 'prices.csv');
    await writeFile(prices, 'sku,price\nF-1,9.49\nF-4,1.00\n');
    const report = await run({ file: fixture('feed.csv'), prices });
    expect(report).toMatchObject({ imported: 4, unmatchedPrices: [] });
    expect((await product('F-1')).price.regular.value).toBe(949);
    expect((await product('F-4')).price.regular.value).toBe(100);
  });

  it('reports each row of a price list without a product, and imports the others', async () => {
    const prices = path.join(folder, 'prices.csv');
    await writeFile(prices, 'sku,price\nF-1,9.49\nF-l,1.00\nF-4,2.00\nF-4,1.00\n');
    const unmatchedPrices = [
      { line: 3, sku: 'F-l', reason: 'no product with this code was read' },
      { line: 4, sku: 'F-4', reason: 'the price of line 5 holds for this code' },
    ];
    const first = await run({ file: fixture('feed.csv'), prices });
    expect(first).toMatchObject({ imported: 4, unmatchedPrices });
    expect((await product('F-4')).price.regular.value).toBe(100);
    const again = await run({ file: fixture('feed.csv'), prices });
    expect(again).toMatchObject({ imported: 0, updated: 0, unmatchedPrices });
    expect(await run({ file: fixture('feed.csv') })).not.toHaveProperty('unmatchedPrices');
  });

  it('refuses a heading that the feed does not have', async () => {
    const file = path.join(folder, 'feed.csv');
    await writeFile(file, 'sku,name,prize\n1,x,1\n');
    await expect(run({ file })).rejects.toThrow('unknown column prize. Allowed: sku, ');
  });

  it('suggests the column that is meant', async () => {
    const file = path.join(folder, 'feed.csv');
    await writeFile(file, 'sku,nmae\n1,x\n');
    await expect(run({ file })).rejects.toThrow('unknown column nmae. Did you mean "name"?');
  });

  it('names column, value and what is allowed in a refused row', async () => {
    const file = path.join(folder, 'feed.csv');
    const heading = 'sku,name,categoryPath,priceRegular,vatRate,availability,contentAmount';
    await writeFile(file, `${heading}\n1,x,brot,2.5,10,availabel,0\n2,x,brot,,10,,\n`);
    const { refused } = await run({ file });
    expect(refused.map(({ reason }) => reason)).toEqual([
      'contentAmount: 0 is not allowed. Allowed: more than 0; priceRegular: 2.5 is not allowed. ' +
        'Allowed: a whole number; availability: "availabel" is not allowed. ' +
        'Did you mean "available"?',
      'priceRegular: is missing',
    ]);
  });

  it('reads the first sheet of an Excel workbook like a CSV file', async () => {
    const report = await run({ file: fixture('feed.xlsx') });
    expect(report).toMatchObject({ imported: 2, refused: [{ line: 4, sku: 'X-3' }] });
    expect(await product('X-1', 'en')).toMatchObject({
      name: 'Pumpkin seed oil',
      content: { amount: 250, unit: 'ml' },
      price: { regular: { value: 899 } },
    });
    expect(await product('X-2')).toMatchObject({ weightArticle: true });
  });

  it('imports a Google Merchant feed with the names of its categories', async () => {
    const file = path.join(folder, 'feed.tsv');
    const heading = 'id\ttitle\tprice\tproduct_type\n';
    await writeFile(file, `${heading}G-1\tMilk\t1.49 EUR\tDairy > Fresh Milk\n`);
    const report = await run({ file, format: 'google-merchant' });
    expect(report).toMatchObject({ imported: 1, refused: [] });
    expect(await product('G-1')).toMatchObject({
      price: { regular: { value: 149 } },
      parentCategories: [{ slug: 'dairy', name: 'Dairy' }],
    });
    const again = await run({ file, format: 'google-merchant' });
    expect(again).toMatchObject({ unchanged: 1 });
  });

  it('rejects invalid JSON lines, taken slugs and incomplete nutrition', async () => {
    const row = { sku: 'J-1', name: 'Neu', categoryPath: 'brot', priceRegular: 100, vatRate: 10 };
    const lines = [
      '{"sku":',
      '[1]',
      JSON.stringify({ ...row, slug: 'apfel-gala' }),
      JSON.stringify({ ...row, sku: 'J-2', energyKj: 100, fat: 1 }),
      JSON.stringify({ ...row, sku: 'J-3', availableAgainAt: 'soon' }),
      JSON.stringify({ ...row, sku: 'J-4', name: 'a\0b' }),
      '',
      JSON.stringify(row),
    ];
    const file = path.join(folder, 'feed.jsonl');
    await writeFile(file, lines.join('\n'));
    const report = await run({ file });
    expect(report.imported).toBe(1);
    expect(report.refused.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(report.refused[2]?.reason).toBe('slug apfel-gala belongs to sku 1001');
    expect(report.refused[3]?.reason).toMatch(/^nutrition lacks energyKcal, saturatedFat/);
  });
});
