import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TenantConfig } from '@larder/contracts/tenant';
import { buildApp } from '../app.js';
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

  it('PLAT-06 is that of the shop that the host name belongs to, else of the default one', async () => {
    expect((await config('beta.test')).clientRuntimeConfig.tenantId).toBe('beta');
    expect((await config('alpha.test:8080')).clientRuntimeConfig.tenantId).toBe('alpha');
    expect((await config('203.0.113.7')).clientRuntimeConfig.tenantId).toBe('alpha');
  });

  it.each([
    ['', 'de-AT', 'Grüß Gott bei Alpha'],
    ['', 'en-GB', 'Welcome to Alpha'],
    ['?locale=en', 'de-AT', 'Welcome to Alpha'],
    ['?locale=xx', 'en', 'Grüß Gott bei Alpha'],
  ])('PLAT-08 has the texts of the language asked for (%s, %s)', async (query, language, text) => {
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
    'stops with the name of the file when %s is wrong, and leaves the shop as it was',
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

  it('refuses to start without the default tenant', async () => {
    await expect(loadDirectory(shop.db, 'nobody')).rejects.toThrow('There is no tenant "nobody"');
  });
});
