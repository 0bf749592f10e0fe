import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TenantConfig } from '@larder/contracts/tenant';
import { buildApp } from '../app/app.js';
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

  it('does not start when no other is left', async () => {
    const closed = ['alpha', 'beta'].map((tenant) => ({ tenant, hosts: [] }));
    await expect(loadDirectory(shop.db, 'alpha', { closed })).rejects.toThrow('No tenant is left');
  });

  it('refuses to start without the default tenant', async () => {
    await expect(loadDirectory(shop.db, 'nobody')).rejects.toThrow('There is no tenant "nobody"');
  });
});
