import { rename, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { TenantConfig } from '@larder/contracts/tenant';
import { waitFor } from '../../testing/wait-for.js';
import { openLiveShops, type LiveShops } from './testing/live-shops.js';

let shops: LiveShops;
beforeAll(async () => {
  shops = await openLiveShops();
});
afterAll(() => shops.close());

let count = 0;
/** A shop of each test. */
let own = '';
beforeEach(async () => {
  own = `shop${(count += 1)}`;
  await shops.add(own);
  expect((await shops.reload()).body).toEqual({ ...nothing, added: [own] });
  shops.purged.splice(0);
});

const goods = '/api/products?pageSize=5&offset=0';
const nothing = { added: [], changed: [], removed: [], refused: [] };
const configAt = async (host: string) =>
  (await shops.app.inject({ url: '/tenant/config', headers: { host } })).json<TenantConfig>();
const refusal = (reason: RegExp) => [
  { tenant: own, reason: expect.stringMatching(reason) as string },
];

it('PLAT-06 PLAT-10 a tenant whose folder is added answers at its host name', async () => {
  expect(await shops.statusAt('gamma.test')).toBe(421);
  await shops.add('gamma');
  expect(await shops.reload()).toEqual({ status: 200, body: { ...nothing, added: ['gamma'] } });
  expect(await shops.statusAt('gamma.test', goods)).toBe(200);
  expect((await configAt('gamma.test')).clientRuntimeConfig.shopName).toBe('gamma');
  expect(shops.purged).toEqual([['tenant:gamma']]);
});

it.each([
  ['a name', 'config.json', /"shopName": "\w+"/, '"shopName": "Anew"', 'tenant:'],
  ['a text', 'messages/en.json', /BETAMARK/, 'Anew', 'tenant:'],
  ['a colour', 'theme.json', /"#[0-9a-f]{6}"/, '"#0a0b0c"', 'tenant:'],
  ['an area', 'data/areas.json', /"name": "[^"]+"/, '"name": "Anew"', 'getDeliveryAreas'],
  ['a product', 'data/products.jsonl', /"name": "[^"]+"/, '"name": "Anew"', 'getProducts'],
  ['a page', 'content/pages/index.json', /"name": "[^"]+"/, '"name": "Anew"', 'getPage:index'],
] as const)('PLAT-10 takes %s that has changed, and purges its pages', async (...row) => {
  const [, file, from, to, tag] = row;
  const before = await configAt(`${own}.test`);
  await shops.edit(`${own}/${file}`, (text) => text.replace(from, to));
  expect((await shops.reload()).body).toEqual({ ...nothing, changed: [own] });
  expect(shops.purged.flat()).toContain(tag === 'tenant:' ? tag + own : tag);
  if (tag === 'tenant:') expect(await configAt(`${own}.test`)).not.toEqual(before);
  expect((await shops.reload()).body).toEqual(nothing);
});

it.each([
  ['config.json', '"shopName"', '"nmae": "x", "shopName"', /config\.json: .*nmae is unknown/],
  ['theme.json', '"colours"', '"coluors"', /theme\.json: /],
  ['data/products.jsonl', '{', '{"sku": "1"}\n{', /products\.jsonl, line 1/],
  ['content/pages/index.json', '{', '[', /index\.json/],
  ['messages/en.json', 'Welcome', '\\u0000', /The database refuses a value/],
] as const)('PLAT-10 refuses a wrong %s with its reason, and the old one stays', async (...row) => {
  const [file, from, to, reason] = row;
  const before = await configAt(`${own}.test`);
  await shops.edit(`${own}/theme.json`, (text) => text.replace(/"#[0-9a-f]{6}"/, '"#0a0b0c"'));
  await shops.edit(`${own}/${file}`, (text) => text.replace(from, to));
  const { status, body } = await shops.reload();
  expect([status, body]).toEqual([422, { ...nothing, refused: refusal(reason) }]);
  expect(await configAt(`${own}.test`)).toEqual(before);
  await shops.edit(`${own}/${file}`, (text) => text.replace(to, from));
  expect((await shops.reload()).body).toEqual({ ...nothing, changed: [own] });
  expect(await configAt(`${own}.test`)).not.toEqual(before);
});

it('PLAT-10 a new tenant that is faulty is closed, and opens when it is mended', async () => {
  await shops.add('faulty');
  await shops.edit('faulty/theme.json', (text) => text.replace('"colours"', '"coluors"'));
  expect((await shops.reload()).body).toMatchObject({ added: [], refused: [{ tenant: 'faulty' }] });
  expect(await shops.statusAt('faulty.test')).toBe(503);
  await shops.edit('faulty/theme.json', (text) => text.replace('"coluors"', '"colours"'));
  expect((await shops.reload()).body).toEqual({ ...nothing, added: ['faulty'] });
  expect(await shops.statusAt('faulty.test')).toBe(200);
});

it('PLAT-06 a tenant whose folder is removed is unknown, and comes back as it was', async () => {
  const away = `${shops.folder}-away`;
  const host = `${own}.test`;
  await rename(`${shops.folder}/${own}`, away);
  const done = shops.reload();
  // Its hosts forget it first; calls that are under way are answered for a moment.
  await waitFor(async () => expect(await shops.statusAt(host)).toBe(421));
  expect(await shops.statusAt(host, goods)).toBe(200);
  expect((await done).body).toEqual({ ...nothing, removed: [own] });
  expect(await shops.statusAt(host, goods)).toBe(421);
  expect(shops.purged.flat()).toContain(`tenant:${own}`);
  await rename(away, `${shops.folder}/${own}`);
  expect((await shops.reload()).body).toEqual({ ...nothing, added: [own] });
  expect(await shops.statusAt(host, goods)).toBe(200);
});

it('PLAT-06 a host name moves between shops in one change, and is never taken', async () => {
  const names = { taker: 'taker', other: 'other.test' };
  await shops.add(names.taker);
  await shops.reload();
  await shops.edit('taker/config.json', (text) => text.replace('"taker.test"', `"${own}.test"`));
  expect((await shops.reload()).body.refused).toMatchObject([{ tenant: 'taker' }]);
  // A shop that keeps its last files keeps its names, also those that its new files give up.
  await shops.edit(`${own}/config.json`, (text) =>
    text.replace(`"${own}.test"`, '"other.test"').replace('"shopName"', '"nmae": 1, "shopName"'),
  );
  expect((await shops.reload()).body.refused).toHaveLength(2);
  await shops.edit(`${own}/config.json`, (text) => text.replace('"nmae": 1, ', ''));
  expect((await shops.reload()).body).toEqual({ ...nothing, changed: [own, 'taker'] });
  const tenantAt = async (host: string) => (await configAt(host)).clientRuntimeConfig.tenantId;
  expect([await tenantAt(`${own}.test`), await tenantAt('other.test')]).toEqual(['taker', own]);
});

it('PLAT-10 SLOT-05 takes orders for time slots at once, without waiting for the hourly job', async () => {
  const rule = {
    distributionType: 'DELIVERY',
    appointableId: 'BETAMARK-1',
    start: '10:00',
    end: '12:00',
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    capacity: 10,
    serviceFee: 390,
    cutOffMinutes: 120,
  };
  const file = { horizonDays: 3, timeZone: 'Europe/Dublin', rules: [rule] };
  await writeFile(`${shops.folder}/${own}/data/windows.json`, JSON.stringify(file));
  expect((await shops.reload()).body).toEqual({ ...nothing, changed: [own] });
  const service = 'distributionType=DELIVERY&appointableId=BETAMARK-1&postalCode=D01';
  expect(await shops.statusAt(`${own}.test`, `/api/capacity/window/earliest?${service}`)).toBe(200);
});

it('PLAT-10 calls end well while tenants are added and changed', async () => {
  const statuses = new Set<number>();
  const visits = { areOver: false };
  const visit = async (host: string) => {
    while (!visits.areOver) {
      statuses.add(await shops.statusAt(host, goods));
      await wait(5);
    }
  };
  const done = Promise.all(['alpha.test', `${own}.test`].map(visit));
  await shops.add('during');
  await shops.edit(`${own}/config.json`, (text) =>
    text.replace(/"shopName": "\w+"/, '"shopName": "New"'),
  );
  expect((await shops.reload()).status).toBe(200);
  visits.areOver = true;
  await done;
  expect([...statuses]).toEqual([200]);
});

it('takes the token alone', async () => {
  await shops.add('guessed');
  expect((await shops.reload('wrong')).status).toBe(404);
  expect(await shops.statusAt('guessed.test')).toBe(421);
  await shops.reload();
});

it('keeps the tenant of loopback names, and all tenants when the folder is empty', async () => {
  const away = `${shops.folder}-whole`;
  await rename(`${shops.folder}/alpha`, `${shops.folder}-alpha`);
  const { body } = await shops.reload();
  expect(body).toMatchObject({ removed: [], refused: [{ tenant: 'alpha' }] });
  expect(await shops.statusAt('localhost')).toBe(200);
  await rename(shops.folder, away);
  expect((await shops.reload()).body.removed).toEqual([]);
  expect(await shops.statusAt('beta.test')).toBe(200);
  await rename(away, shops.folder);
});
