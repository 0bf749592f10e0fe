import { expect, test } from '@playwright/test';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startShop, type RunningShop } from '../../../tools/run/processes.mjs';
import { withNewDatabase } from '../support/database.js';
import { sendRequest } from '../support/send-request.js';

const root = path.resolve(import.meta.dirname, '../../..');
const inSeconds = { timeout: 20_000, intervals: [200] };

let folder = '';
const tenants = (...names: string[]) => path.join(folder, 'tenants', ...names);
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'larder-live-tenants-'));
  for (const tenant of ['harvest', 'bazaar'])
    cpSync(path.join(root, 'libs/tenants', tenant), tenants(tenant), { recursive: true });
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/** A further shop like bazaar, put together elsewhere and moved in as one. */
function addShop(name: string): void {
  const draft = path.join(folder, name);
  cpSync(tenants('bazaar'), draft, { recursive: true });
  edit(path.join(draft, 'config.json'), (text) =>
    text
      .replaceAll('bazaar.localhost', `${name}.localhost`)
      .replace('"tenantId": "bazaar"', `"tenantId": "${name}"`),
  );
  renameSync(draft, tenants(name));
}

/** Visits pages one after the other until it is stopped; tells every status with its address. */
function visitInLoop(addresses: readonly string[]) {
  const seen = new Set<string>();
  let isOver = false;
  const visit = async (address: string) => {
    while (!isOver) {
      const { status } = await sendRequest(`${address}?visit=${Math.random()}`);
      seen.add(`${status} ${new URL(address).pathname}`);
      await wait(20);
    }
  };
  const visits = Promise.all(addresses.map(visit));
  return async () => {
    isOver = true;
    await visits;
    return [...seen].sort();
  };
}

const reload = (shop: RunningShop, token: string) =>
  fetch(`${shop.apiUrl}/admin/tenants/reload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });

test('PLAT-10 shops are added, changed, refused and removed while both processes run', async () => {
  test.setTimeout(240_000);
  const ADMIN_TOKEN = 'a-token-of-this-test';
  await withNewDatabase(async (database) => {
    const shop = await startShop({
      env: {
        PORT: '0',
        COMMERCE_API_PORT: '0',
        DATABASE_URL: database,
        COMMERCE_API_URL: '',
        DATA_DIR: path.join(folder, 'data'),
        TENANTS_DIR: tenants(),
        TENANT: 'harvest',
        ADMIN_TOKEN,
        TENANTS_POLL_SECONDS: '1',
        LOG_LEVEL: 'fatal',
      },
    });
    const { port } = new URL(shop.url);
    const at = (name: string) => `http://${name}.localhost:${port}`;
    const page = async (name: string, url = '/') => sendRequest(at(name) + url);
    try {
      const stop = visitInLoop([`${at('harvest')}/`, `${at('bazaar')}/cart`]);
      expect((await page('corner')).status).toBe(404);

      await test.step('a new shop answers at its host name', async () => {
        addShop('corner');
        await expect.poll(async () => (await page('corner')).status, inSeconds).toBe(200);
        expect((await page('corner', '/search/haldi')).body).toContain('turmeric-powder');
      });

      await test.step('a changed theme, text and delivery area are seen', async () => {
        edit(tenants('corner/theme.json'), (text) =>
          text.replace(/"brand": "#[0-9a-f]{6}"/, '"brand": "#123456"'),
        );
        edit(tenants('corner/config.json'), (text) =>
          text.replace(/"shopName": "[^"]+"/, '"shopName": "Corner Shop"'),
        );
        await expect
          .poll(async () => (await page('corner')).body, inSeconds)
          .toContain('Corner Shop');
        const [, styles = ''] = /href="(\/_theme\/[^"]+)"/.exec((await page('corner')).body) ?? [];
        expect((await page('corner', styles)).body).toContain('#123456');
      });

      await test.step('a wrong change is refused with its reason, and the old one stays', async () => {
        const before = readFileSync(tenants('corner/config.json'), 'utf8');
        edit(tenants('corner/config.json'), (text) =>
          text.replace('"shopName": "Corner Shop"', '"shopName": "Wrong", "nmae": "x"'),
        );
        const answer = await reload(shop, ADMIN_TOKEN);
        expect(answer.status).toBe(422);
        expect(await answer.json()).toMatchObject({
          refused: [{ tenant: 'corner', reason: expect.stringContaining('nmae') as unknown }],
        });
        const { status, body } = await page('corner', '/?after=fault');
        expect([status, body.includes('Corner Shop')]).toEqual([200, true]);
        writeFileSync(tenants('corner/config.json'), before);
        expect((await reload(shop, ADMIN_TOKEN)).status).toBe(200);
      });

      await test.step('a removed shop is an unknown host', async () => {
        const last = visitInLoop([`${at('corner')}/`, `${at('corner')}/api/navigation`]);
        rmSync(tenants('corner'), { recursive: true });
        await expect.poll(async () => (await page('corner')).status, inSeconds).toBe(404);
        expect((await last()).filter((answer) => answer.startsWith('5'))).toEqual([]);
      });

      expect(await stop()).toEqual(['200 /', '200 /cart']);
      expect((await reload(shop, 'a-wrong-token')).status).toBe(404);
    } finally {
      await shop.stop();
    }
  });
});
