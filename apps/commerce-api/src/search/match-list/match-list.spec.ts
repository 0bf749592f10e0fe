import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ApiError } from '@larder/contracts';
import type { MatchedLine } from '@larder/contracts/shopping';
import { signedIn } from '../../customers/testing/people.js';
import {
  checkout,
  fillCart,
  finalizeCart,
  ok,
  testTenantsFolder,
} from '../../ordering/testing/test-shop.js';
import { stateOf } from '../../testing/database-state.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

const call = '/api/products/match-list';
const match = async (client: TestClient, text: string) =>
  ok(await client.post<{ lines: MatchedLine[] }>(call, { text })).lines;
const summaryOf = (lines: readonly MatchedLine[]) =>
  lines.map(({ status, offers: [best] }) => [status, best?.product.sku, best?.quantity]);

let shop: TestApp;
let client: TestClient;
beforeAll(async () => {
  shop = await testApp();
  client = shop.client();
});
beforeEach(() => shop.clock.advance(60_000));
afterAll(() => shop.close());

describe('a pasted list', () => {
  it.each([
    ['2 Vollmilch', 'matched', '2001', 2],
    ['1 l Vollmilch', 'matched', '2001', 1],
    ['0,5 l Vollmilch', 'matched', '2002', 1],
    ['1 kg Tomaten', 'matched', '1101', 2],
    ['600 g Zitronen', 'matched', '1004', 2],
    ['Apfel Gala 1 kg', 'matched', '1001', 1000],
    ['500 g Apfel Gala', 'matched', '1001', 600],
    ['3 Apfel Gala', 'matched', '1001', 600],
    ['eine Wassermelone', 'matched', '1003', 3000],
    ['Orangensaft', 'matched', '3001', 6],
    ['7 Orangensaft', 'matched', '3001', 12],
    ['2 Kisten Orangensaft', 'matched', '3001', 12],
    ['99 Orangensaft', 'matched', '3001', 24],
    ['Märzen Bier', 'matched', '3002', 1],
    ['Zitronne', 'choose', '1004', 1],
    ['Zitronen xyzzy', 'choose', '1004', 1],
    ['Bauernbrot', 'none', undefined, undefined],
    ['Rasenmäher', 'none', undefined, undefined],
  ])('reads »%s« as %s: %s, %s', async (text, ...expected) => {
    expect(summaryOf(await match(client, text))).toEqual([expected]);
  });

  it('answers each line in its order, as it was written, with alternatives', async () => {
    const lines = await match(client, '- 2 Milch\nRasenmäher; 1 kg Tomaten');
    expect(lines.map(({ text, amount, unit }) => [text, amount, unit])).toEqual([
      ['2 Milch', 2, undefined],
      ['Rasenmäher', 1, undefined],
      ['1 kg Tomaten', 1000, 'g'],
    ]);
    expect(lines[0]?.offers.map(({ product }) => product.sku).slice(0, 2)).toEqual([
      '2001',
      '2002',
    ]);
    expect(Math.max(...lines.map(({ offers }) => offers.length))).toBeLessThanOrEqual(6);
  });

  it('changes nothing but the count of lists in this minute', async () => {
    const state = async () =>
      (await stateOf(shop.db)).tables.filter(({ name }) => name !== 'minute_counts');
    await match(client, 'Milch');
    const before = await state();
    await match(client, '2 Milch, 1 kg Tomaten');
    expect(await state()).toEqual(before);
  });

  it('reads in the shopper’s language', async () => {
    const english = shop.client({ locale: 'en' });
    expect(summaryOf(await match(english, 'two lemons and 1 kg tomatoes'))).toEqual([
      ['matched', '1004', 2],
      ['matched', '1101', 2],
    ]);
  });

  it('takes 5000 characters, 60 lines of them, and some text', async () => {
    expect(await match(client, 'Milch\n'.repeat(80))).toHaveLength(60);
    expect((await client.post(call, { text: 'M'.repeat(5001) })).status).toBe(400);
    expect((await client.post(call, { text: '  ' })).status).toBe(400);
    expect(await match(client, ', ; -')).toEqual([]);
  });

  it('refuses more than a dozen lists in a minute', async () => {
    for (let i = 0; i < 12; i += 1) await match(client, 'Milch');
    const refused = await client.post<ApiError>(call, { text: 'Milch' });
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'TOO_MANY_REQUESTS']);
    shop.clock.advance(60_000);
    expect(await match(client, 'Milch')).toHaveLength(1);
  });
});

it('puts what a customer bought before first, for that customer alone', async () => {
  const tenants = mkdtempSync(path.join(tmpdir(), 'match-list-'));
  cpSync(testTenantsFolder, tenants, { recursive: true });
  const rival = {
    sku: 'rival',
    name: 'Apfelsaft',
    packSize: '1 l',
    categoryPath: 'all',
    vatRate: 10,
    priceRegular: 149,
    popularity: 99,
    maxQuantity: 40,
  };
  appendFileSync(path.join(tenants, 'alpha/data/products.jsonl'), JSON.stringify(rival));
  const ordering = await testApp({ tenants });
  ordering.clock.set('2026-11-24T09:00:00+01:00');
  const customer = await signedIn(ordering);
  await fillCart(customer);
  ok(await checkout(customer, await finalizeCart(customer), { key: 'matched-1-order' }));
  expect(summaryOf(await match(customer, 'Apfelsaft'))).toEqual([['matched', 'juice', 1]]);
  expect(summaryOf(await match(ordering.client(), 'Apfelsaft'))).toEqual([['matched', 'rival', 1]]);
  await ordering.close();
  rmSync(tenants, { recursive: true });
});

it('reads pints and pounds by the country of the shop', async () => {
  const tenants = mkdtempSync(path.join(tmpdir(), 'match-list-'));
  cpSync(testTenantsFolder, tenants, { recursive: true });
  const pack = { categoryPath: 'all', vatRate: 0, priceRegular: 199, maxQuantity: 40 };
  const sizes = [
    { sku: 'pint', contentAmount: 568.26, contentUnit: 'ml', packSize: '1 pint' },
    { sku: 'litre', contentAmount: 1136.52, contentUnit: 'ml', packSize: '2 pints' },
    { sku: 'pounds', contentAmount: 907.18, contentUnit: 'g', packSize: '2 lb' },
  ];
  const rows = sizes.map((size) => JSON.stringify({ name: 'Cider', ...pack, ...size }));
  appendFileSync(path.join(tenants, 'beta/data/products.jsonl'), rows.join('\n'));
  const irish = await testApp({ tenants });
  const customer = irish.client({ tenant: 'beta' });
  expect(summaryOf(await match(customer, '2 pints of cider\n1 pint cider\n2 lb cider'))).toEqual([
    ['matched', 'litre', 1],
    ['matched', 'pint', 1],
    ['matched', 'pounds', 1],
  ]);
  await irish.close();
  rmSync(tenants, { recursive: true });
});
