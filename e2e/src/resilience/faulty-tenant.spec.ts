import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withNewDatabase } from '../support/database.js';
import { sendRequest } from '../support/send-request.js';

const root = path.resolve(import.meta.dirname, '../../..');
const STARTER = `
import { startShop } from '${root}/tools/run/processes.mjs';
try {
  const shop = await startShop();
  console.log('ready at ' + shop.url);
  process.once('SIGTERM', async () => {
    await shop.stop();
    process.exit(0);
  });
} catch (error) {
  process.exit(error.code ?? 1);
}`;

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'larder-faulty-tenant-'));
  cpSync(path.join(root, 'libs/tenants'), path.join(folder, 'tenants'), { recursive: true });
  writeFileSync(path.join(folder, 'start.mjs'), STARTER);
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a wrong setting into the configuration of a shop. */
function breakFile(tenant: string): void {
  const file = path.join(folder, 'tenants', tenant, 'config.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as {
    clientRuntimeConfig: { features: Record<string, object> };
  };
  config.clientRuntimeConfig.features['search'] = { columnRatio: 'wide' };
  writeFileSync(file, JSON.stringify(config));
}

const noRedirects = { oneToOne: {}, manyToOne: {}, manyToMany: {} };

/** Makes a shop that sells nothing of another one: catalogue and search alone. */
function addShopWindow(): void {
  const shop = path.join(folder, 'tenants', 'window');
  cpSync(path.join(folder, 'tenants', 'harvest'), shop, { recursive: true });
  const file = path.join(shop, 'config.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as {
    hosts: string[];
    previewHosts: string[];
    clientRuntimeConfig: Record<string, unknown>;
  };
  config.hosts = ['window.localhost'];
  config.previewHosts = [];
  const off = { featureCartCheckout: false, featureCustomer: false, featureMisc: false };
  Object.assign(config.clientRuntimeConfig, { tenantId: 'window', ...off });
  writeFileSync(file, JSON.stringify(config));
  writeFileSync(path.join(shop, 'content/redirects.json'), JSON.stringify(noRedirects));
}

/** Every script that a page names. */
const scriptsIn = (html: string) =>
  [...html.matchAll(/(?:src|href|data-\w+)="([^"]+\.js[^"]*)"/g)].flatMap(([, list = '']) =>
    list.split(' ').filter((file) => file.endsWith('.js')),
  );

async function expectNoCart(port: string): Promise<void> {
  const origin = `http://window.localhost:${port}`;
  for (const page of ['/basket', '/cart', '/checkout', '/stores', '/storefinder', '/account'])
    expect((await sendRequest(origin + page)).status, page).toBe(404);
  const scripts = new Set<string>();
  for (const page of ['/', '/aisle/fruit-veg', '/item/braeburn-apples', '/find/apple']) {
    const { status, body } = await sendRequest(origin + page);
    expect(status, page).toBe(200);
    expect(body, page).not.toMatch(/cart-checkout|\/(?:cart|basket)\b/);
    for (const script of scriptsIn(body)) scripts.add(script);
  }
  expect(scripts.size).toBeGreaterThan(3);
  for (const script of scripts) {
    const { body } = await sendRequest(origin + script, { 'accept-encoding': 'identity' });
    expect(body, script).not.toContain('/api/carts');
  }
}

/**
 * Starts host and backend with those tenants on a database, an embedded one by default; returns the
 * shop's URL, or the exit code, and the output.
 */
async function start(database: string) {
  const child = spawn(process.execPath, [path.join(folder, 'start.mjs')], {
    env: {
      ...process.env,
      PORT: '0',
      COMMERCE_API_PORT: '0',
      DATABASE_URL: database,
      COMMERCE_API_URL: '',
      DATA_DIR: path.join(folder, 'data'),
      TENANTS_DIR: path.join(folder, 'tenants'),
    },
  });
  let output = '';
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const address = new Promise<string>((resolve) => {
    const onOutput = (part: Buffer) => {
      output += part.toString('utf8');
      const [, url] = /ready at (\S+)/.exec(output) ?? [];
      if (url) resolve(url);
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
  });
  const outcome = await Promise.race([address, ended]);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { outcome, output: () => output, stop };
}

test('PLAT-10 PLAT-15 PLAT-18 of three shops, a faulty one is taken out alone and one has no cart', async () => {
  test.setTimeout(180_000);
  addShopWindow();
  breakFile('harvest');
  await withNewDatabase(async (database) => {
    const { outcome, output, stop } = await start(database);
    try {
      const { port } = new URL(String(outcome));
      expect(output()).toMatch(
        /tenant harvest is taken out\. .*features\.search\.columnRatio is "wide"\. Invalid/,
      );
      expect(output()).not.toContain('gruenmarkt');
      const closed = await sendRequest(`http://harvest.localhost:${port}/`);
      expect(closed.status).toBe(503);
      expect(closed.body).toContain('<html lang="en">');
      expect(closed.body).toContain('This shop is closed at the moment');
      expect((await sendRequest(`http://gruenmarkt.localhost:${port}/`)).status).toBe(200);
      await test.step('PLAT-15 the shop without a cart has no byte of it', () =>
        expectNoCart(port));
    } finally {
      await stop();
    }
  });
});

test('when no shop is left the start ends with an exit code', { tag: '@full' }, async () => {
  test.setTimeout(180_000);
  breakFile('harvest');
  breakFile('gruenmarkt');
  breakFile('hofkiste');
  breakFile('bazaar');
  breakFile('primeur');
  await withNewDatabase(async (database) => {
    const { outcome, output } = await start(database);
    expect(outcome).toBeGreaterThan(0);
    expect(output()).toContain('No tenant is left to serve');
  });
});
