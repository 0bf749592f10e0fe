import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runImport } from '../importer/run-import.js';
import { put, testMarket } from '../ordering/testing/market.js';
import type { TestApp } from '../testing/test-app.js';

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
let folder: string;
beforeAll(async () => {
  shop = await testMarket();
  folder = await mkdtemp(path.join(tmpdir(), 'larder-multi-buy-'));
  const file = path.join(folder, 'feed.jsonl');
  await writeFile(file, JSON.stringify(row));
  const report = await runImport(shop.db, {
    tenant: 'alpha',
    format: 'feed',
    now: shop.clock.now(),
    file,
  });
  expect(report.refused).toEqual([]);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

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
