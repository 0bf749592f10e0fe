import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../app/app.js';
import { createMetrics } from '../kernel/logs/metrics/metrics.js';
import { findClosedShops } from '../seeding/closed-shops.js';
import { seed } from '../seeding/seed.js';
import { fixtureTenants } from '../testing/test-app.js';
import { testDatabase } from '../testing/test-database.js';

async function copy(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'larder-tenants-'));
  await cp(fixtureTenants, folder, { recursive: true });
  return folder;
}
const settings = { tenant: 'alpha', logLevel: 'silent', checkResponses: true };

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
});
