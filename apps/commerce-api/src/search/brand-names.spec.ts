import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProductSearchResult } from '@larder/contracts/search';
import type { TestApp } from '../testing/test-app.js';
import { fixtureTenants, searchKinds, testApp } from '../testing/test-app.js';

const tenants = mkdtempSync(path.join(tmpdir(), 'brand-names-'));
beforeAll(() => {
  cpSync(fixtureTenants, tenants, { recursive: true });
  const product = (sku: string, name: string, brand: string) => ({
    sku,
    slug: `brand-${sku}`,
    name,
    'name.en': name,
    brand,
    categoryPath: 'brot',
    priceRegular: 199,
    vatRate: 10,
    packSize: '500 g',
  });
  const lines = [
    product('9901', 'Parle-G Kekse', 'Parle'),
    product('9902', 'Original', 'Coca-Cola'),
    product('9903', 'Kartoffelchips', 'Lays'),
    product('9904', 'Tee-Ei', 'Haus & Herd'),
  ];
  appendFileSync(
    path.join(tenants, 'alpha/data/products.jsonl'),
    lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
  );
});
afterAll(() => rmSync(tenants, { recursive: true }));

async function find(shop: TestApp, term: string, locale: string) {
  const url = `/api/products/search/${encodeURIComponent(term)}?pageSize=20`;
  return (await shop.client({ locale }).get<ProductSearchResult>(url)).body;
}

describe.each(searchKinds)(
  'API-103 names with hyphens and of brands, searched in %s',
  (productSearch) => {
    let shop: TestApp;
    beforeAll(async () => {
      shop = await testApp({ tenants, productSearch });
    });
    afterAll(() => shop.close());

    describe.each(['de-AT', 'en'])('in %s', (locale) => {
      it.each([
        ['parle-g', '9901'],
        ['Parle G', '9901'],
        ['parleg', '9901'],
        ['PARLE‐G kekse', '9901'],
        ['coca-cola', '9902'],
        ['coca cola', '9902'],
        ['cocacola', '9902'],
        ['CocaCola original', '9902'],
        ['haus & herd', '9904'],
        ['hausherd', '9904'],
      ])('%s finds its product first, and corrects nothing', async (term, sku) => {
        const { results, correctedTerm } = await find(shop, term, locale);
        expect(results[0]?.sku).toBe(sku);
        expect(correctedTerm).toBeUndefined();
      });
    });
  },
);
