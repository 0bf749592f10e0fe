import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProductSearchResult } from '@larder/contracts/search';
import { sql } from 'drizzle-orm';
import { runImport } from '../../importer/run-import.js';
import { rows } from '../../kernel/database/database.js';
import type { TestApp } from '../../testing/test-app.js';
import { searchKinds, testApp } from '../../testing/test-app.js';

describe.each(searchKinds)('products that change, searched in %s', (productSearch) => {
  let shop: TestApp;
  let folder: string;
  beforeAll(async () => {
    shop = await testApp({ productSearch });
    folder = await mkdtemp(path.join(tmpdir(), 'larder-changed-'));
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });

  async function skus(term: string, { tenant = 'alpha', locale = 'de-AT' } = {}) {
    const url = `/api/products/search/${encodeURIComponent(term)}?pageSize=20`;
    const { body } = await shop.client({ tenant, locale }).get<ProductSearchResult>(url);
    return body.results.map(({ sku }) => sku);
  }
  async function imported(name: string) {
    const file = path.join(folder, 'rows.jsonl');
    const row = {
      sku: 'C-1',
      name,
      categoryPath: 'getraenke/saft',
      priceRegular: 199,
      vatRate: 10,
    };
    await writeFile(file, JSON.stringify(row));
    const now = shop.clock.now();
    const report = await runImport(shop.db, { tenant: 'alpha', format: 'feed', file, now });
    expect(report.refused).toEqual([]);
  }

  it('API-103 finds a new product by a word that the shop did not have, and by its parts', async () => {
    expect(await skus('quittensaft')).not.toContain('C-1');
    await imported('Quittensaft naturtrüb');
    expect(await skus('quittensaft')).toEqual(['C-1']);
    expect(await skus('quitensaft')).toEqual(['C-1']);
    expect(await skus('naturtrüb')).toEqual(['C-1']);
    expect(await skus('saft')).toContain('C-1');
  });

  it('API-103 finds a renamed product by its new name alone', async () => {
    await imported('Marillennektar');
    expect(await skus('marillennektar')).toEqual(['C-1']);
    expect(await skus('naturtrüb')).toEqual([]);
  });

  it('API-103 filters and sorts by the price of now', async () => {
    await shop.db.execute(
      sql`UPDATE products SET price_regular = 1 WHERE tenant = 'alpha' AND sku = 'C-1'`,
    );
    const url = '/api/products/search/saft?pageSize=20&sort=price';
    const { body } = await shop.client().get<ProductSearchResult>(url);
    expect(body.results[0]).toMatchObject({ sku: 'C-1' });
  });

  it('API-103 finds by the new name of a category and of a brand', async () => {
    await shop.db.execute(sql`UPDATE category_texts SET name = 'Durstlöscher'
      WHERE tenant = 'alpha' AND slug = 'saft' AND locale = 'de-AT'`);
    await shop.db.execute(sql`UPDATE brands SET name = 'Zirbenhof'
      WHERE tenant = 'alpha' AND slug = (SELECT brand_slug FROM products WHERE tenant = 'alpha' AND sku = '2001')`);
    for (const word of ['durstloscher', 'zirbenhof'])
      await shop.db.execute(sql`INSERT INTO search_words (tenant, locale, word, uses, stem)
        VALUES ('alpha', 'de-AT', ${word}, 1, ${word}) ON CONFLICT DO NOTHING`);
    expect(await skus('Durstlöscher')).toContain('C-1');
    expect(await skus('Zirbenhof')).toContain('2001');
  });

  it('API-103 finds a removed product no more', async () => {
    await shop.db.execute(sql`DELETE FROM products WHERE tenant = 'alpha' AND sku = 'C-1'`);
    expect(await skus('marillennektar')).not.toContain('C-1');
    expect(await skus('saft')).not.toContain('C-1');
  });

  it('no shop finds the products of another', async () => {
    const all = await rows<{ tenant: string; sku: string; name: string }>(
      shop.db,
      sql`SELECT tenant, sku, name FROM product_texts WHERE locale = 'en'`,
    );
    expect(new Set(all.map(({ tenant }) => tenant)).size).toBe(2);
    for (const { tenant, name } of all) {
      const own = new Set(all.filter((one) => one.tenant === tenant).map(({ sku }) => sku));
      const found = await skus(name, { tenant, locale: 'en' });
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter((sku) => !own.has(sku))).toEqual([]);
      const other = tenant === 'alpha' ? 'beta' : 'alpha';
      const others = new Set(all.filter((one) => one.tenant === other).map(({ sku }) => sku));
      const elsewhere = await skus(name, { tenant: other, locale: 'en' });
      expect(elsewhere.filter((sku) => !others.has(sku))).toEqual([]);
    }
  });
});

it('writes the documents of changed products alone, and none for a new price', async () => {
  const shop = await testApp({ productSearch: 'postgres' });
  const documents = async () =>
    rows<{ sku: string; version: string }>(
      shop.db,
      sql`SELECT sku, xmin::text AS version FROM search_documents
        WHERE tenant = 'alpha' AND locale = 'de-AT' ORDER BY sku`,
    );
  const search = () => shop.client().get('/api/products/search/apfel');
  await search();
  const before = await documents();
  expect(before.length).toBeGreaterThan(10);
  await shop.db.execute(sql`UPDATE products SET price_regular = 77 WHERE sku = '1001'`);
  await search();
  expect(await documents()).toEqual(before);
  await shop.db.execute(sql`UPDATE product_texts SET name = 'Apfel Elstar' WHERE sku = '1001'`);
  await search();
  const after = await documents();
  const written = after.filter(({ version }, at) => version !== before[at]?.version);
  expect(written.map(({ sku }) => sku)).toEqual(['1001']);
  await shop.close();
});
