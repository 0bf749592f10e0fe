import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProductDetail } from '@larder/contracts/catalogue';
import { sql } from 'drizzle-orm';
import { rows } from '../../kernel/database/database.js';
import { changedTags, readPageFingerprints } from '../../kernel/page-cache/page-tags.js';
import { importFeed } from '../../testing/import-feed.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { runImport } from '../run-import.js';

const day = 86_400_000;
const juice = {
  name: 'Birnensaft',
  categoryPath: 'getraenke/saft',
  vatRate: 10,
  priceRegular: 300,
  keywords: 'Most',
};

let shop: TestApp;
let folder: string;
let began: number;
/** Two products that each test has for itself. */
let sku: string;
let restricted: string;
beforeAll(async () => {
  shop = await testApp();
  folder = await mkdtemp(path.join(tmpdir(), 'larder-delta-'));
  began = shop.clock.now().getTime();
}, 120_000);
beforeEach(async () => {
  sku = `D-${randomUUID().slice(0, 8)}`;
  restricted = `${sku}-16`;
  const own = [
    { ...juice, sku },
    { ...juice, sku: restricted, ageLimit: 16 },
  ];
  await importFeed(shop.db, shop.clock.now(), own);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

/** Imports a delta feed some days after the products came. */
async function delta(days: number, text: string, name = 'delta.csv') {
  const file = path.join(folder, name);
  await writeFile(file, text);
  const purged: string[] = [];
  const report = await runImport(shop.db, {
    tenant: 'alpha',
    format: 'delta',
    file,
    now: new Date(began + days * day),
    purge: async (tags) => void purged.push(...tags),
  });
  return { ...report, purged };
}

const product = async (id = sku) =>
  (await shop.client().get<ProductDetail>(`/api/products/${id}`)).body;

const stored = (what: string) =>
  rows<Record<string, unknown>>(
    shop.db,
    sql.raw(`SELECT ${what} WHERE tenant = 'alpha' ORDER BY sku`),
  );

describe('a delta feed', () => {
  it('changes the price alone, keeps the rest, and is no change the second time', async () => {
    const others = () =>
      stored(`to_jsonb(p) - ARRAY['price_regular','shown_price','unit_price','hash'] AS kept,
        sku FROM products p`);
    const before = [await others(), await stored('* FROM product_texts')];
    expect(await delta(1, `sku;price\n${sku};2,49\n`)).toMatchObject({ updated: 1, refused: [] });
    expect((await product()).price.regular.value).toBe(249);
    expect([await others(), await stored('* FROM product_texts')]).toEqual(before);
    expect(await delta(2, `sku,priceRegular\n${sku},249\n`)).toMatchObject({
      updated: 0,
      unchanged: 1,
      purged: [],
    });
  });

  it('refuses rows without a product, with the line and the reason, and takes the others', async () => {
    const text = `sku,priceRegular,stock\n${sku},250,4\nnobody,100,1\n${restricted},abc,1\n${sku},240,4\n`;
    const report = await delta(1, text);
    expect(report).toMatchObject({ imported: 0, updated: 1 });
    expect(report.refused).toEqual([
      { line: 3, sku: 'nobody', reason: 'sku: the shop has no product nobody' },
      { line: 4, sku: restricted, reason: expect.stringMatching(/^priceRegular: "abc" is not/) },
      { line: 5, sku, reason: `sku ${sku} stands in line 2 already` },
    ]);
  });

  it('refuses a heading that such a feed does not have, and names the one that is meant', async () => {
    await expect(delta(1, `sku,priceRegulr\n${sku},250\n`)).rejects.toThrow(
      'unknown column priceRegulr. Did you mean "priceRegular"?',
    );
  });

  it.each([
    [0, 'juice', 'temporarilyUnavailable'],
    [7, 'juice', 'available'],
    [7, 'restricted goods', 'ageRestricted'],
  ])('makes of the stock %i of %s the availability %s', async (stock, goods, availability) => {
    const id = goods === 'juice' ? sku : restricted;
    await delta(1, `sku,stock\n${id},0\n`);
    await delta(2, `sku,stock\n${id},${stock}\n`);
    expect((await product(id)).availability).toBe(availability);
  });

  it('announces a reduction with the lowest price of the 30 days before, and ends it', async () => {
    await delta(10, `sku,priceRegular\n${sku},280\n`);
    await delta(20, `sku,priceRegular\n${sku},320\n`);
    await delta(25, `sku,priceRegular,priceFormer,offerUntil\n${sku},250,320,P3D\n`);
    expect((await product()).price).toEqual({
      regular: { value: 250 },
      former: { value: 320 },
      lowestPrior30: { value: 280 },
    });
    await delta(29, `sku,priceRegular,priceFormer,offerUntil\n${sku},310,,\n`);
    expect((await product()).price).toEqual({ regular: { value: 310 } });
  });

  it('keeps a price that a person set, and remembers the feed’s', async () => {
    await shop.db.execute(sql`INSERT INTO hand_prices
      (tenant, sku, price, staff_name, set_at, feed_price) VALUES ('alpha', ${sku}, 199, 'Eva', now(), 300)`);
    await shop.db.execute(sql`UPDATE products SET price_regular = 199 WHERE sku = ${sku}`);
    await delta(1, `sku,priceRegular,stock\n${sku},260,0\n`);
    expect(await product()).toMatchObject({
      price: { regular: { value: 199 } },
      availability: 'temporarilyUnavailable',
    });
    expect(await stored('feed_price FROM hand_prices')).toEqual([{ feed_price: 260 }]);
  });

  it('refuses a price below the member price that stays', async () => {
    await delta(1, `sku,priceLoyalty\n${sku},280\n`);
    const { refused } = await delta(2, `sku,priceRegular\n${sku},270\n`);
    expect(refused).toMatchObject([
      { line: 2, reason: expect.stringContaining('below priceLoyalty 280') },
    ]);
  });

  it('is followed by a whole feed, whose price counts again', async () => {
    await delta(1, `{"sku":"${sku}","priceRegular":250,"availableAgainAt":null}\n`, 'delta.jsonl');
    expect((await product()).price.regular.value).toBe(250);
    const later = new Date(began + 2 * day);
    expect(await importFeed(shop.db, later, [{ ...juice, sku }])).toMatchObject({ updated: 1 });
    expect((await product()).price.regular.value).toBe(300);
  });

  it('purges the pages that a comparison of the whole shop finds, and no other', async () => {
    const before = await readPageFingerprints(shop.db, 'alpha');
    const { purged } = await delta(1, `sku,price\n${sku},2.49\n${restricted},2.49\n`);
    const after = await readPageFingerprints(shop.db, 'alpha');
    expect(purged.sort()).toEqual(changedTags(before, after).sort());
  });
});
