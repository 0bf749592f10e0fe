import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../../kernel/workspace.js';
import { fixtureTenants } from '../../testing/test-app.js';
import { checkTenant, readOwners } from './check-tenant.js';

const harvest = path.join(workspaceRoot, 'libs/tenants/harvest');
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'larder-tenants-'));
  await cp(fixtureTenants, folder, { recursive: true });
  for (const part of ['config.json', 'theme.json', 'messages', 'content', 'data'])
    await cp(path.join(harvest, part), path.join(folder, 'harvest', part), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const faultsOf = async (tenant = 'harvest', served?: ReadonlyMap<string, string>) => {
  const owners = await readOwners(folder, served);
  const faults = await checkTenant(folder, tenant, { owners, isThorough: true });
  return faults.map(({ file, message }) => `${file}: ${message}`);
};

/** Replaces a text in a file of the shop. */
async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  const name = path.join(folder, 'harvest', file);
  const text = await readFile(name, 'utf8');
  expect(text.search(from)).toBeGreaterThan(-1);
  await writeFile(name, text.replace(from, to));
}

const write = (file: string, value: unknown) =>
  writeFile(path.join(folder, 'harvest', file), JSON.stringify(value));

it.each(['alpha', 'beta', 'harvest'])('finds nothing in a correct shop: %s', async (tenant) => {
  expect(await faultsOf(tenant)).toEqual([]);
});

const config = 'config.json';
const settings = 'clientRuntimeConfig';

describe('PLAT-08 a fault is named with file, path, value and what is allowed', () => {
  it.each([
    [config, '"featureSearch"', '"featureSaerch"', `${settings}.featureSearch is missing. Invalid`],
    [config, '"wallet"', '"walet"', `${settings}.walet is unknown. Did you mean "wallet"?`],
    [
      config,
      'Europe/London',
      'Europe/Lodon',
      'timeZone is "Europe/Lodon" is no time zone. Did you',
    ],
    [
      config,
      '"country": "GB"',
      '"country": "ZZ"',
      'country is "ZZ". No rules are known for it. Al',
    ],
    [config, '"GBP"', '"GBX"', 'currency is "GBX". Did you mean "GBP"?'],
    [config, '"code": "en-GB"', '"code": "zz"', 'locales.0.code is "zz". No language'],
    [config, '"tenantId": "harvest"', '"tenantId": "x"', 'tenantId is "x". It is the name of the'],
    [
      config,
      '"harvest.loc',
      '"https://loc',
      'hosts.0 is "https://localhost". Allowed: a host name',
    ],
    [config, '"direct"', '"maybe"', 'features.account.registration is "maybe"'],
    [config, '"imprint": {', '"imprint": { "xx": [],', 'imprint.xx is no language of the shop'],
    ['theme.json', '"radius"', '"radios"', 'radios is unknown. Did you mean "radius"?'],
    ['data/areas.json', '"name"', '"nmae"', '0.nmae is unknown. Did you mean "name"?'],
    [
      'data/areas.json',
      '"pu-granary"',
      '"pu-x"',
      '0.pickingUnitIds is "pu-x". There is no such pi',
    ],
    ['data/stores.json', '"storeId": "granary-row"', '"storeId": ""', '0.storeId is "". Too small'],
    ['data/stores.json', /"opens": "[^"]*"/, '"opens": "8 am"', 'opens is "8 am". Invalid string'],
    ['data/stores.json', '"GB"', '"England"', '0.countryCode is "England". Invalid string'],
    [
      'data/windows.json',
      '"N"',
      '"W9"',
      'rules.0.appointableId is "W9". There is no such delivery',
    ],
    ['data/windows.json', 'Europe/London', 'London', 'timeZone is "London" is no time zone. All'],
    ['data/order-config.json', '"paypal"', '"paypall"', 'paymentMethods.3 is "paypall". Invalid'],
    ['data/order-config.json', '"en-GB"', '"de"', 'orderConditions.de is no language of the shop'],
    [
      'data/products.jsonl',
      'fruit-veg/fruit',
      'fruit-veg/fruits',
      'line 1: categoryPath has no cat',
    ],
    [
      'data/products.jsonl',
      '"sku":"200102"',
      '"sku":"200101"',
      'line 2: sku is "200101" for the s',
    ],
    [
      'data/search/popular-terms.json',
      '"en"',
      '"eng"',
      'eng is no language of the shop. Did you me',
    ],
    [
      'content/redirects.json',
      '{',
      '{ "oneToNone": {},',
      'oneToNone is unknown. Did you mean "one',
    ],
  ])('%s: %s', async (file, from, to, message) => {
    await edit(file, from, to);
    const found = await faultsOf();
    expect(found).toContainEqual(expect.stringContaining(message));
    expect(found.some((line) => line.startsWith(`${file}: `))).toBe(true);
  });

  it.each([
    ['data/special-days.json', [{ rule: { easter: 1 }, name: 'x', storeIds: ['y'] }], '0.storeIds'],
    ['data/search/synonyms.json', { de: [['a', 'b']] }, 'de is no language of the shop'],
    ['data/search/purchases.json', { 99: 1 }, 'the sku "99" is not in data/products.jsonl'],
    ['data/araes.json', [], 'the file is unknown. Did you mean "data/areas.json"?'],
  ])('%s: %j', async (file, value, message) => {
    await write(file, value);
    expect(await faultsOf()).toContainEqual(expect.stringContaining(`${file}: ${message}`));
  });

  it('a file that is no JSON, and one that is missing', async () => {
    await writeFile(path.join(folder, 'harvest/data/areas.json'), '[');
    await rm(path.join(folder, 'harvest/theme.json'));
    const found = await faultsOf();
    expect(found).toContainEqual(expect.stringMatching(/^data\/areas\.json: SyntaxError/));
    expect(found).toContain('theme.json: the file is missing');
  });
});

it('texts of a language that a shop has given up keep it from nothing', async () => {
  await write('data/search/synonyms.json', { de: [['a', 'b']] });
  const owners = await readOwners(folder);
  expect(await checkTenant(folder, 'harvest', { owners })).toEqual([]);
});

it('a file may name its schema', async () => {
  await edit('data/windows.json', '{', '{ "$schema": "x.json",');
  await edit('data/search/popular-terms.json', '{', '{ "$schema": "x.json",');
  expect(await faultsOf()).toEqual([]);
});

describe('PLAT-06 a host name that leads to another shop', () => {
  beforeEach(() => edit(config, '"harvest.localhost"', '"harvest.localhost", "Beta.test"'));
  const fault = 'config.json: hosts.1 is "beta.test". The name leads to the shop beta already';

  it('is refused to the shop that claims it second', async () => {
    expect([await faultsOf(), await faultsOf('beta')]).toEqual([[fault], []]);
  });

  it('stays with the shop that has been served at it, whatever their order is', async () => {
    await edit(config, '"Beta.test"', '"zeta.test"');
    const claim = path.join(folder, 'alpha/config.json');
    await writeFile(claim, (await readFile(claim, 'utf8')).replace('"alpha.test"', '"zeta.test"'));
    const served = new Map([['zeta.test', 'harvest']]);
    expect(await faultsOf('harvest', served)).toEqual([]);
    expect(await faultsOf('alpha', served)).toEqual([
      'config.json: hosts.0 is "zeta.test". The name leads to the shop harvest already',
    ]);
  });
});
