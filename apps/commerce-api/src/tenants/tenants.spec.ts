import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TenantConfig } from '@larder/contracts/tenant';
import { buildApp } from '../app.js';
import { createMetrics } from '../kernel/logs/metrics/metrics.js';
import { findClosedShops } from '../seeding/closed-shops.js';
import { seed } from '../seeding/seed.js';
import type { TestApp } from '../testing/test-app.js';
import { fixtureTenants, testApp } from '../testing/test-app.js';
import { testDatabase } from '../testing/test-database.js';
import { loadDirectory } from './directory.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const config = async (host: string, query = '', language = 'de-AT') => {
  const answer = await shop.app.inject({
    url: `/tenant/config${query}`,
    headers: { host, 'accept-language': language },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<TenantConfig>();
};

describe('GET /tenant/config', () => {
  it('API-008 PLAT-07 has exactly its three parts', async () => {
    expect(Object.keys(await config('alpha.test')).sort()).toEqual([
      'clientRuntimeConfig',
      'messageBundle',
      'themeConfig',
    ]);
  });

  it.each([
    ['beta.test', 'beta'],
    ['alpha.test:8080', 'alpha'],
    ['127.0.0.1:4200', 'alpha'],
    ['[::1]:4200', 'alpha'],
    ['LOCALHOST', 'alpha'],
  ])(
    'PLAT-06 is that of the shop that the host name belongs to, at loopback names of the default one: %s',
    async (host, tenant) => {
      expect((await config(host)).clientRuntimeConfig.tenantId).toBe(tenant);
    },
  );

  it.each(['203.0.113.7', 'evil.example', 'alpha.test.evil.example', '127.0.0.1.evil.example', ''])(
    'PLAT-06 is refused by 421 at a host name that is no shop’s, and the name is not repeated: %s',
    async (host) => {
      for (const url of ['/tenant/config', '/api/carts', '/api/csrf'])
        for (const name of ['host', 'x-forwarded-host']) {
          const answer = await shop.app.inject({ url, headers: { [name]: host || 'x' } });
          expect(answer.statusCode).toBe(421);
          expect(answer.body).not.toContain(host || 'x.');
        }
    },
  );

  it.each([
    ['', 'de-AT', 'Grüß Gott bei Alpha'],
    ['', 'en-GB', 'Welcome to Alpha'],
    ['?locale=en', 'de-AT', 'Welcome to Alpha'],
    ['?locale=xx', 'en', 'Grüß Gott bei Alpha'],
  ])('PLAT-08 has the texts of the requested language (%s, %s)', async (query, language, text) => {
    const { messageBundle } = await config('alpha.test', query, language);
    expect(messageBundle).toEqual({ 'shop.greeting': text });
  });
});

describe('seeding', () => {
  const copy = async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'larder-tenants-'));
    await cp(fixtureTenants, folder, { recursive: true });
    return folder;
  };
  const settings = { tenant: 'alpha', logLevel: 'silent', checkResponses: true };

  it('takes changes of the folder over at the next start, and keeps the secrets', async () => {
    const folder = await copy();
    const connection = await testDatabase();
    try {
      await seed(connection.db, folder);
      const before = await loadDirectory(connection.db, 'alpha');
      const file = path.join(folder, 'alpha/messages/de.json');
      await writeFile(file, '{"shop.greeting":"Servus"}');
      const products = path.join(folder, 'alpha/data/products.jsonl');
      await writeFile(
        products,
        (await readFile(products, 'utf8')).replace('"Zitronen"', '"Bio-Zitronen"'),
      );
      await seed(connection.db, folder);
      const app = await buildApp({ database: connection.db, settings });
      expect((await app.inject('/tenant/config')).json<TenantConfig>().messageBundle).toEqual({
        'shop.greeting': 'Servus',
      });
      expect((await app.inject('/api/products/1004')).json<{ name: string }>().name).toBe(
        'Bio-Zitronen',
      );
      const after = await loadDirectory(connection.db, 'alpha');
      expect(after.byHost('alpha.test').secret).toBe(before.byHost('alpha.test').secret);
      expect(after.byHost('beta.test').secret).not.toBe(before.byHost('alpha.test').secret);
      await app.close();
    } finally {
      await connection.close();
      await rm(folder, { recursive: true });
    }
  });

  it.each([
    ['alpha/theme.json', '{}', /theme\.json is unusable/],
    ['alpha/config.json', '{"hosts": [', /config\.json is unusable/],
    [
      'alpha/data/products.jsonl',
      '{"sku":"1","name":"x"}\n',
      /products\.jsonl, line 1: .*categoryPath/,
    ],
    ['alpha/content/redirects.json', '[]', /redirects\.json is unusable/],
  ])(
    'fails with the name of the file when %s is wrong, and leaves the shop unchanged',
    async (file, text, message) => {
      const folder = await copy();
      const connection = await testDatabase();
      try {
        await seed(connection.db, folder);
        await writeFile(path.join(folder, 'alpha/messages/de.json'), '{"shop.greeting":"half"}');
        await writeFile(path.join(folder, file), text);
        await expect(seed(connection.db, folder)).rejects.toThrow(message);
        const app = await buildApp({ database: connection.db, settings });
        const { messageBundle } = (await app.inject('/tenant/config')).json<TenantConfig>();
        expect(messageBundle).toEqual({ 'shop.greeting': 'Grüß Gott bei Alpha' });
        await app.close();
      } finally {
        await connection.close();
        await rm(folder, { recursive: true });
      }
    },
  );

  describe('with a faulty shop', () => {
    const alpha = JSON.parse(
      readFileSync(path.join(fixtureTenants, 'alpha/config.json'), 'utf8'),
    ) as { readonly clientRuntimeConfig: object };
    const faulty = '{"hosts":["alpha.test"],"clientRuntimeConfig":{"wallet":"yes"}}';

    /** A list of the shop with its first entry doubled. */
    const twice = (name: string) => {
      const file = path.join(fixtureTenants, `alpha/data/${name}.json`);
      const [first] = JSON.parse(readFileSync(file, 'utf8')) as unknown[];
      return JSON.stringify([first, first]);
    };

    const account = JSON.stringify({
      hosts: ['alpha.test'],
      clientRuntimeConfig: {
        ...alpha.clientRuntimeConfig,
        features: { account: { registration: 'maybe' } },
      },
    });

    it.each([
      ['alpha/config.json', account, /features\.account\.registration is "maybe"\. .*"confirm"/],
      ['alpha/config.json', faulty, /config\.json is unusable\. .*wallet is "yes"\. .*boolean/],
      ['alpha/config.json', '{"hosts', /config\.json is unusable/],
      ['alpha/theme.json', '{"radius":7}', /theme\.json is unusable\. .*radius is 7/],
      ['alpha/data/products.jsonl', '{"sku":"1"}', /products\.jsonl, line 1: .*categoryPath/],
      ['alpha/data/stores.json', twice('stores'), /stores\.json is unusable\. 1\.storeId is "/],
      // Nothing but the database refuses that.
      ['alpha/messages/de.json', '{"a":"\\u0000"}', /^alpha: The database refuses a value\. /],
    ])(
      'PLAT-10 serves the other shops when %s is %s, and reports why',
      async (file, text, message) => {
        const folder = await copy();
        const connection = await testDatabase();
        try {
          await seed(connection.db, folder);
          await writeFile(path.join(folder, file), text);
          const lines: string[] = [];
          const onFault = (tenant: string, line: string) => void lines.push(`${tenant}: ${line}`);
          const closed = await findClosedShops(folder, onFault);
          await seed(connection.db, folder, new Date(), { closed, onFault });
          expect(lines).toEqual([expect.stringMatching(message)]);
          expect(lines[0]).toMatch(/^alpha: /);
          const metrics = createMetrics();
          const app = await buildApp({ database: connection.db, settings, closed, metrics });
          const ask = async (host: string) =>
            (await app.inject({ url: '/tenant/config', headers: { host } })).statusCode;
          expect([await ask('beta.test'), await ask('localhost')]).toEqual([200, 503]);
          expect(await ask('alpha.test')).toBe(text === '{"hosts' ? 421 : 503);
          const health = (await app.inject('/health/ready')).json<object>();
          expect(health).toEqual({ status: 'ready', shops: { open: 1, closed: 1 } });
          const counted = await metrics.registry.metrics();
          expect(counted).toContain('shop_closed{tenant="alpha"} 1');
          expect(counted).toContain('shop_closed{tenant="beta"} 0');
          await app.close();
        } finally {
          await connection.close();
          await rm(folder, { recursive: true });
        }
      },
    );

    it('does not start when no other is left', async () => {
      const closed = ['alpha', 'beta'].map((tenant) => ({ tenant, hosts: [] }));
      await expect(loadDirectory(shop.db, 'alpha', { closed })).rejects.toThrow(
        'No tenant is left',
      );
    });
  });

  it('refuses to start without the default tenant', async () => {
    await expect(loadDirectory(shop.db, 'nobody')).rejects.toThrow('There is no tenant "nobody"');
  });
});
