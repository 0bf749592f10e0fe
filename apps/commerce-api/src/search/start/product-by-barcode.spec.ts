import type { Product } from '@larder/contracts/catalogue';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  const set = (sku: string, gtin: string) =>
    shop.db.execute(sql`UPDATE products SET details = details || ${JSON.stringify({ gtin })}::jsonb
      WHERE tenant = 'alpha' AND sku = ${sku}`);
  await set('2001', '4006381333931');
  await set('2002', '0036000291452');
});
afterAll(() => shop.close());

const find = (gtin: string, tenant = 'alpha') =>
  shop.client({ tenant }).get<Product>(`/api/search/barcodes/${gtin}`);

it.each([
  ['4006381333931', '2001'],
  ['04006381333931', '2001'],
  ['036000291452', '2002'],
])('finds the product of the barcode %s, with leading zeros or without', async (gtin, sku) => {
  const { status, body } = await find(gtin);
  expect([status, body.sku]).toEqual([200, sku]);
});

it('says that a product is not in the shop, and not another shop’s', async () => {
  expect((await find('4006381333900')).status).toBe(404);
  expect((await find('4006381333931', 'beta')).status).toBe(404);
});

it.each(['1', '123456789', '400638133393a', '123456789012345'])(
  'refuses %s, which no barcode says',
  async (gtin) => {
    expect((await find(gtin)).status).toBe(400);
  },
);
