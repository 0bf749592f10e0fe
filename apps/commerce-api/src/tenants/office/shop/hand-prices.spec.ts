import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Product } from '@larder/contracts/catalogue';
import type { OfficeProduct } from '@larder/office-contract';
import { runImport } from '../../../importer/run-import.js';
import { createTestShop, ok, testTenantsFolder } from '../../../ordering/testing/test-shop.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { OfficePerson } from '../testing/office-client.js';
import { signInAs } from '../testing/office-client.js';
import { endDuePrices } from './schedule-hand-prices.js';

let shop: TestApp;
let manager: OfficePerson;
let folder: string;
beforeAll(async () => {
  shop = await createTestShop();
  manager = await signInAs(shop, 'manager');
  folder = await mkdtemp(path.join(tmpdir(), 'larder-prices-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const product = 'products/juice';
const read = async () => ok(await manager.get<OfficeProduct>(product));
const shown = async () =>
  ok(await shop.client().get<Product>('/api/products/juice')).price.regular.value;

/** The shop's feed once more, with another price for the juice. */
async function importPrice(priceRegular: number) {
  const feed = path.join(testTenantsFolder, 'alpha/data/products.jsonl');
  const line = (await readFile(feed, 'utf8')).split('\n').find((row) => row.includes('"juice"'));
  const file = path.join(folder, 'feed.jsonl');
  await writeFile(file, JSON.stringify({ ...JSON.parse(line ?? ''), priceRegular }));
  const now = shop.clock.now();
  const report = await runImport(shop.db, { tenant: 'alpha', format: 'feed', file, now });
  expect(report).toMatchObject({ refused: [], updated: 1 });
}

async function setPrice(priceRegular: number, lastDay?: string) {
  const { priceRegular: seenPrice, availability } = await read();
  const body = { seenPrice, priceRegular, availability, ...(lastDay && { lastDay }) };
  return manager.put<OfficeProduct>(product, body);
}

describe('a price that a person set', () => {
  it('is kept by later feeds until it is released, and the office says whose it is', async () => {
    ok(await setPrice(149));
    await importPrice(205);
    expect(await shown()).toBe(149);
    expect((await read()).byHand).toEqual({
      staffName: manager.session.staff.name,
      feedPrice: 205,
    });
    expect(ok(await manager.post<OfficeProduct>(`${product}/release`, {}))).toMatchObject({
      priceRegular: 205,
    });
    expect(await shown()).toBe(205);
    expect((await manager.post(`${product}/release`, {})).status).toBe(409);
    await importPrice(199);
    expect(await shown()).toBe(199);
  });

  it('ends after its last day by the shop’s clock, also without a feed', async () => {
    expect((await setPrice(159, '2026-11-23')).status).toBe(400);
    ok(await setPrice(159, '2026-11-25'));
    await importPrice(209);
    const purged: string[] = [];
    const job = { ...shop, purge: async (tags: readonly string[]) => void purged.push(...tags) };
    shop.clock.set('2026-11-25T23:59:00+01:00');
    await endDuePrices(job);
    expect(await shown()).toBe(159);
    shop.clock.set('2026-11-26T00:00:00+01:00');
    await endDuePrices(job);
    expect(await shown()).toBe(209);
    manager = await signInAs(shop, 'manager');
    expect((await read()).byHand).toBeUndefined();
    expect(purged).toContain('getProduct:juice');
  });

  it('is not released by a person who only picks', async () => {
    const picker = await signInAs(shop, 'picker');
    expect((await picker.post(`${product}/release`, {})).status).toBe(403);
  });
});
