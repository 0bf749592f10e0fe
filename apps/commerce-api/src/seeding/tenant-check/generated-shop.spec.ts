import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Cart } from '@larder/contracts/cart';
import { billing, ok, put } from '../../ordering/testing/test-shop.js';
import {
  createPaymentShop,
  orderOf,
  payAtProvider,
  placeOrderAgain,
  returnToShop,
} from '../../payments/testing/payment-shop.js';
import { generateShops } from '../../testing/generated-shops.js';
import { checkTenant, readOwners } from './check-tenant.js';

const shops = [
  ['corner-at', 'AT', 'de-AT,en', 'EUR'],
  ['corner-gb', 'GB', 'en-GB', 'GBP'],
  ['corner-in', 'IN', 'en-IN,hi-IN', 'INR'],
  ['corner-us', 'US', 'en-US', 'USD'],
  ['corner-ie', 'IE', 'en-IE', 'EUR'],
  ['corner-ch', 'CH', 'de-CH,fr-CH', 'CHF'],
] as const;

let root = '';
let folder = '';
beforeAll(() => {
  const wanted = shops.map(([id, country, languages, currency]) => ({
    id,
    country,
    languages,
    currency,
    // The helpers of payments shop at the first one.
    ...(id === 'corner-at' && { host: 'alpha.test' }),
  }));
  ({ root, tenants: folder } = generateShops(wanted));
}, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each(shops)('PLAT-10 the generated shop %s has no faults', async (tenant) => {
  const owners = await readOwners(folder);
  expect(await checkTenant(folder, tenant, { owners, isThorough: true })).toEqual([]);
});

const textOf = (tenant: string, file: string) =>
  readFileSync(path.join(folder, tenant, file), 'utf8');

it.each([
  ['corner-ch', 'fr'],
  ['corner-in', 'hi'],
] as const)('PLAT-10 links of %s in a further language stay in it: %s', (tenant, language) => {
  const layout = JSON.parse(textOf(tenant, 'content/configs.json')) as Record<string, unknown>;
  const terms = JSON.parse(textOf(tenant, 'data/order-config.json')) as {
    orderConditions: Record<string, unknown>;
  };
  const [locale = ''] = Object.keys(terms.orderConditions).filter((code) =>
    code.startsWith(language),
  );
  const texts = JSON.stringify([layout[language], terms.orderConditions[locale]]);
  const links = [...texts.matchAll(/"href":"([^"]*)"/g)].map(([, href = '']) => href);
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((href) => !href.startsWith(`/${language}/`))).toEqual([]);
});

it('PLAT-10 a generated shop in Hindi has no English sample texts', () => {
  for (const page of ['terms', 'privacy', 'refunds', 'complaints']) {
    const { hi } = JSON.parse(textOf('corner-in', `content/pages/${page}.json`)) as { hi: object };
    const latin = JSON.stringify(hi).match(/(?<="(?:text|name)":")[A-Za-z][^"]*/g);
    expect([page, latin]).toEqual([page, null]);
  }
});

it('PLAT-10 a generated shop has the clock, the state and the prices of its place', () => {
  const us = JSON.parse(textOf('corner-us', 'config.json')) as { clientRuntimeConfig: object };
  expect(us.clientRuntimeConfig).toMatchObject({
    timeZone: 'America/Los_Angeles',
    region: 'Oregon',
  });
  const prices = textOf('corner-in', 'data/products.jsonl').matchAll(/"priceRegular":(\d+)/g);
  for (const [, price] of prices) expect(Number(price) % 100).toBe(0);
  expect(textOf('corner-in', 'data/order-config.json')).toContain('"upi"');
});

it.each([
  ['corner-at', 'Rotenturmstraße', 'Corner at, Rotenturmstraße 1, Wien'],
  ['corner-gb', 'Southgate Road', 'Corner gb, 1 Southgate Road, London'],
  ['corner-in', 'Janpath', 'Corner in, 1, Janpath, New Delhi'],
  ['corner-us', 'SW Broadway', 'Corner us, 1 SW Broadway, Portland'],
])('PLAT-10 the generated shop %s is in a street of its place', (tenant, street, imprint) => {
  expect(textOf(tenant, 'data/stores.json')).toContain(`"streetName": "${street}"`);
  expect(textOf(tenant, 'config.json')).toContain(`"${imprint}"`);
});

it('PLAT-10 a generated shop takes an order that is paid by card', async () => {
  const shop = await createPaymentShop({ tenants: folder, tenant: 'corner-at' });
  try {
    const client = shop.client({ tenant: 'corner-at' });
    await put(client, '1001', 5);
    const address = { ...billing, distributionType: 'DELIVERY' };
    const { email: _email, phoneNumber: _phone, ...delivery } = address;
    ok(await client.post('/api/carts/distribution-address', delivery));
    ok(await client.post('/api/carts/billing-address', billing));
    const timeSlot = { id: 'd-A1-20261125-1000' };
    const cart = ok(await client.post<Cart>('/api/carts/distribution-time-slot', timeSlot));
    expect(cart.priceInfo.total).toBe(5 * 299 + 390);
    const pending = await placeOrderAgain(client);
    await payAtProvider(shop, client, pending);
    await returnToShop(shop, client, pending);
    expect((await orderOf(client, pending)).status).toBe('PLACED');
  } finally {
    await shop.close();
  }
}, 120_000);
