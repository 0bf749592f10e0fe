import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProductDetail } from '@larder/contracts/catalogue';
import { sql } from 'drizzle-orm';
import { rows } from '../../kernel/database/database.js';
import { seedPriceHistory } from '../../seeding/seed-price-history.js';
import { importFeed } from '../../testing/import-feed.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';

const day = 86_400_000;
const juice = { sku: 'H-1', name: 'Birnensaft', categoryPath: 'getraenke/saft', vatRate: 10 };

let shop: TestApp;
let folder: string;
let began: number;
beforeEach(async () => {
  shop = await testApp();
  folder = await mkdtemp(path.join(tmpdir(), 'larder-history-'));
  began = shop.clock.now().getTime();
});
afterEach(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

/** The feed of that day, counted from the first one, and what the product costs then. */
const feed = (days: number, row: object, dryRun = false) =>
  importFeed(shop.db, new Date(began + days * day), [{ ...juice, ...row }], dryRun);

async function price(days: number, row: object, dryRun = false) {
  expect((await feed(days, row, dryRun)).refused).toEqual([]);
  const { body } = await shop.client().get<ProductDetail>('/api/products/H-1');
  return body.price;
}
const lowest = async (days: number, row: object) => (await price(days, row)).lowestPrior30?.value;
const history = () =>
  rows<{ price: number }>(
    shop.db,
    sql`SELECT price FROM product_prices WHERE tenant = 'alpha' AND sku = 'H-1' ORDER BY since`,
  );

describe('the lowest price of the 30 days before a reduction', () => {
  it('is derived from the shop’s own prices, and stays during the reduction', async () => {
    await price(0, { priceRegular: 199 });
    await price(5, { priceRegular: 299 });
    await price(20, { priceRegular: 279 });
    await price(25, { priceRegular: 309 });
    const reduced = { priceRegular: 249, priceFormer: 309 };
    expect(await price(40, reduced)).toEqual({
      regular: { value: 249 },
      former: { value: 309 },
      lowestPrior30: { value: 279 },
    });
    expect(await lowest(60, { ...reduced, name: 'Saft von Birnen' })).toBe(279);
  });

  it('includes the price at the start of the 30 days, and none that ended before', async () => {
    await price(0, { priceRegular: 100 });
    await price(10, { priceRegular: 200 });
    expect(await lowest(39, { priceRegular: 90, priceFormer: 200 })).toBe(100);
    await price(41, { priceRegular: 200 });
    expect(await lowest(70, { priceRegular: 150, priceFormer: 200 })).toBe(90);
    await price(71, { priceRegular: 200 });
    expect(await lowest(102, { priceRegular: 150, priceFormer: 200 })).toBe(200);
  });

  it('is the price itself where nothing but its announcement is new', async () => {
    await price(0, { priceRegular: 199 });
    expect(await lowest(50, { priceRegular: 199, priceFormer: 299 })).toBe(199);
  });

  it('is taken from the feed if the shop knows none, or none as low', async () => {
    const reduced = { priceRegular: 99, priceFormer: 199 };
    expect(await lowest(1, { ...reduced, priceLowestPrior30: 149 })).toBe(149);
    await price(2, { priceRegular: 189 });
    expect(await lowest(3, { ...reduced, priceLowestPrior30: 198 })).toBe(99);
    expect(await lowest(4, { ...reduced, priceLowestPrior30: 89 })).toBe(89);
  });

  it('is required: without one from feed or shop, the reduction is rejected', async () => {
    const reduced = { priceRegular: 99, priceFormer: 199 };
    const refused = [
      { line: 1, sku: 'H-1', reason: expect.stringMatching(/lowest price/) as string },
    ];
    expect((await feed(0, reduced)).refused).toEqual(refused);
    expect(await history()).toEqual([]);
    await price(1, { ...reduced, priceLowestPrior30: 149 });
    expect((await feed(2, reduced)).refused).toEqual(refused);
    await price(3, { priceRegular: 199 });
    expect(await lowest(4, reduced)).toBe(99);
  });

  it('is stored for reductions only', async () => {
    await price(0, { priceRegular: 199 });
    expect(await lowest(10, { priceRegular: 99 })).toBeUndefined();
  });
});

it('the history has a row for each change, and none for unchanged prices or dry runs', async () => {
  await price(0, { priceRegular: 199 });
  await price(1, { priceRegular: 199, name: 'Saft von Birnen' });
  await price(2, { priceRegular: 149 }, true);
  expect(await history()).toEqual([{ price: 199 }]);
  await price(3, { priceRegular: 149 });
  expect(await history()).toEqual([{ price: 199 }, { price: 149 }]);
});

it('a new shop imports the earlier prices of its folder, once', async () => {
  await mkdir(path.join(folder, 'data'));
  const before = [{ sku: 'H-1', prices: [[400, 99], [50, 179], [5, 199]] }]; // prettier-ignore
  await writeFile(path.join(folder, 'data/price-history.json'), JSON.stringify(before));
  const seed = (days: number) =>
    seedPriceHistory(shop.db, {
      tenant: 'alpha',
      folder,
      now: new Date(began + days * day),
      locales: [],
      config: {} as never,
    });
  await seed(0);
  expect(await lowest(0, { priceRegular: 149, priceFormer: 199 })).toBe(179);
  await seed(3);
  expect(await history()).toEqual([99, 179, 199, 149].map((price) => ({ price })));
});
