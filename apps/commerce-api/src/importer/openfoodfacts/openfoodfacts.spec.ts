import path from 'node:path';
import type { ProductDetail } from '@larder/contracts/catalogue';
import type { ProductSearchResult } from '@larder/contracts/search';
import { sql } from 'drizzle-orm';
import { rows } from '../../kernel/database/database.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import type { ImportReport } from '../report.js';
import type { ImportOptions } from '../import-options.js';
import { runImport } from '../run-import.js';

const fixture = (name: string) =>
  path.join(import.meta.dirname, '../../testing/fixtures/imports', name);

let shop: TestApp;

const off = (more: Partial<ImportOptions> = {}) =>
  runImport(shop.db, {
    tenant: 'alpha',
    format: 'openfoodfacts',
    now: shop.clock.now(),
    file: fixture('openfoodfacts.csv'),
    prices: fixture('prices.csv'),
    ...more,
  });
const product = async (id: string) =>
  (await shop.client().get<ProductDetail>(`/api/products/${id}`)).body;

describe('the import of Open Food Facts', () => {
  let report: ImportReport;
  beforeAll(async () => {
    shop = await testApp();
    report = await off();
  });
  afterAll(() => shop.close());

  it('takes what is usable and refuses the rest with line and reason', () => {
    expect(report).toEqual({
      imported: 4,
      updated: 0,
      unchanged: 0,
      unmatchedPrices: [],
      refused: [
        { line: 5, sku: '4098765432109', reason: 'no name' },
        { line: 6, reason: 'code "" is no usable code' },
        { line: 7, sku: '4055555555555', reason: 'no price' },
        { line: 9, sku: '0000651511016', reason: 'sku 0000651511016 stands in line 2 already' },
      ],
    });
  });

  it('imports names, categories, allergens, nutrition and content', async () => {
    expect(await product('0000651511016')).toMatchObject({
      name: 'Haferkekse "Kornfee"',
      gtin: '0000651511016',
      brand: { name: 'Kornfee', slug: 'kornfee' },
      category: { slug: 'oat-biscuits', name: 'Oat biscuits' },
      parentCategories: [{ slug: 'snacks' }, { slug: 'sweet-snacks' }],
      packSize: '2 x 125 g',
      content: { amount: 250, unit: 'g' },
      price: { regular: { value: 249 } },
      marks: ['organic', 'vegan'],
      ingredients: '**Hafer**flocken, Zucker, Sonnenblumenöl',
      allergens: ['gluten'],
      traces: ['milk', 'nuts'],
      grade: 'C',
      nutrition: { per: 'g', energyKj: 1046, energyKcal: 250, salt: 0.5, fibre: 6 },
    });
  });

  it('finds the code in the address, and shows no half nutrition', async () => {
    const tea = await product('4012345678901');
    expect(tea).toMatchObject({
      name: 'Thé vert «Lune»',
      content: { amount: 1500, unit: 'ml' },
      origin: 'Japan',
    });
    expect(tea).not.toHaveProperty('nutrition');
  });

  it('CAT-03 restricts spirits by age, and puts what has no place among the others', async () => {
    const spirit = await product('4066666666666');
    expect(spirit).toMatchObject({
      availability: 'ageRestricted',
      ageLimit: 18,
      alcoholPercent: 38,
    });
    expect(spirit.category).toEqual({ slug: 'other-products', name: 'Other products' });
    const [row] = await rows(
      shop.db,
      sql`SELECT vat_rate FROM products WHERE sku = '4066666666666'`,
    );
    expect(row).toEqual({ vat_rate: 20 });
  });

  it('reads the tab-separated form too', async () => {
    const again = await off({ file: fixture('openfoodfacts.tsv') });
    expect(again).toMatchObject({ imported: 0, refused: [] });
    // The line break in the ingredients alone makes no difference.
    expect(again.unchanged).toBe(2);
  });

  it('makes products findable at once, without touching another shop', async () => {
    const found = await shop.client().get<ProductSearchResult>('/api/products/search/haferkeks');
    expect(found.body.results.map(({ sku }) => sku)).toEqual(['0000651511016']);
    expect((await shop.client({ tenant: 'beta' }).get('/api/products/0000651511016')).status).toBe(
      404,
    );
  });

  it('refuses a file that is something else', async () => {
    await expect(off({ file: fixture('feed.csv') })).rejects.toThrow(
      /no Open Food Facts export: no column code/,
    );
  });
});
