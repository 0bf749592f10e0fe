import { put, createTestShop } from '../../ordering/testing/test-shop.js';
import { importFeed } from '../../testing/import-feed.js';
import type { TestApp } from '../../testing/test-app.js';

const row = {
  sku: 'syrup',
  name: 'Holunderblütensirup',
  categoryPath: 'getraenke',
  priceRegular: 450,
  vatRate: 20,
  offerQuantity: 3,
  offerPay: 2,
};

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
  const report = await importFeed(shop.db, shop.clock.now(), [row]);
  expect(report.refused).toEqual([]);
});
afterAll(() => shop.close());

it.each([
  [2, 900, 0],
  [3, 900, 450],
  [7, 2250, 900],
])(
  'CART-06 %i of "3 for 2" cost %i cents and save %i, tax included',
  async (count, total, saved) => {
    const cart = await put(shop.client(), 'syrup', count);
    expect(cart.productLineItems[0]).toMatchObject({ perPiecePrice: 450, lineTotal: total });
    expect(cart.priceInfo).toMatchObject({
      orderValue: total,
      total,
      savings: saved,
      totalVat: Math.round(total / 6),
    });
  },
);
