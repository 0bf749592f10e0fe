import type { ProductDetail, ProductPage } from '@larder/contracts/catalogue';
import { importFeed } from '../../testing/import-feed.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';

const base = {
  categoryPath: 'getraenke/saft',
  vatRate: 20,
  contentAmount: 1000,
  contentUnit: 'ml',
};
const rows = [
  { sku: 'O-1', name: 'Birnensaft', priceRegular: 199, offerQuantity: 3, offerPay: 2 },
  { sku: 'O-2', name: 'Traubensaft', priceRegular: 299, offerQuantity: 2, offerPrice: 500 },
  { sku: 'O-3', name: 'Kirschsaft', priceRegular: 299, availability: 'unavailable' },
  { sku: 'X-1', name: 'Ohne Menge', priceRegular: 299, offerPrice: 500 },
  { sku: 'X-2', name: 'Beides', priceRegular: 299, offerQuantity: 3, offerPay: 2, offerPrice: 500 },
  {
    sku: 'X-3',
    name: 'Gewogen',
    priceRegular: 299,
    offerQuantity: 3,
    offerPay: 2,
    weightArticle: true,
  },
  { sku: 'X-4', name: 'Nicht billiger', priceRegular: 299, offerQuantity: 2, offerPrice: 598 },
  { sku: 'X-5', name: 'Alle bezahlt', priceRegular: 299, offerQuantity: 3, offerPay: 3 },
].map((row) => ({ ...base, ...row }));

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const taken = (lines: readonly object[]) => importFeed(shop.db, shop.clock.now(), lines);
const product = async (sku: string) =>
  (await shop.client().get<ProductDetail>(`/api/products/${sku}`)).body;

it('CAT-02 the feed imports multi-buy offers, and rejects invalid ones with a reason', async () => {
  const report = await taken(rows);
  expect(report.refused.map(({ sku, reason }) => [sku, reason])).toEqual([
    ['X-1', 'offerQuantity is missing'],
    ['X-2', 'offerQuantity wants either offerPay or offerPrice'],
    ['X-3', 'offerQuantity counts pieces, not goods by weight'],
    ['X-4', 'the offer is not cheaper than its pieces'],
    ['X-5', 'the offer is not cheaper than its pieces'],
  ]);
  expect((await product('O-1')).price.multiBuy).toEqual({ quantity: 3, pay: 2, value: 398 });
  expect((await product('O-2')).price.multiBuy).toEqual({ quantity: 2, value: 500 });
});

it('CAT-20 finds them among the offers', async () => {
  const { body } = await shop
    .client()
    .get<ProductPage>('/api/categories/saft/products?offer=reduced');
  expect(body.results.map(({ sku }) => sku)).toEqual(expect.arrayContaining(['O-1', 'O-2']));
});

it('CAT-06 lists alternatives in the order of the feed while a product is unavailable', async () => {
  const substitutes = ['O-2', 'O-3', 'nowhere', '4001', 'O-1'];
  const out = { ...rows[2], sku: 'O-4', name: 'Apfelsaft', substitutes };
  await taken([out]);
  const names = (await product('O-4')).substitutes?.map(({ sku }) => sku);
  expect(names).toEqual(['O-2', 'O-1']);
  await taken([{ ...out, availability: 'available' }]);
  expect(await product('O-4')).not.toHaveProperty('substitutes');
});
