import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { goods } from '../../steps/goods.js';
import { fillCartByApi } from '../../steps/fill-cart.js';
import { refused } from '../../support/consent.js';
import { startKillableBrowser, type KillableBrowser } from '../../support/killable-browser.js';
import { startOutageProxy, type OutageProxy } from '../../support/outage-proxy.js';
import { gruenmarkt } from '../../support/shops.js';
import { waitForHydration } from '../../support/wait-for-hydration.js';

let browser: KillableBrowser;
let line: OutageProxy;
let profile: string;

test.beforeEach(async () => {
  profile = mkdtempSync(path.join(tmpdir(), 'larder-profile-'));
  line = await startOutageProxy(new URL(gruenmarkt().origin));
  browser = await startKillableBrowser(profile);
});
test.afterEach(async () => {
  await browser.kill();
  await line.close();
  rmSync(profile, { recursive: true, force: true });
});

const open = (page: Page, address: string) =>
  page.goto(`http://gruenmarkt.localhost:${line.port}${address}`);
const stepper = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('group', { name: new RegExp(goods.coffee.name) })
    .first();

/** Resolves when the service worker has taken over and stored the page, after all that the shop needs. */
const isStored = (page: Page, address: string) =>
  expect
    .poll(
      () =>
        page.evaluate(async (path) => {
          const pages = await caches.open('larder-pages');
          return (await pages.match(path)) !== undefined;
        }, address),
      { timeout: 90_000 },
    )
    .toBe(true);

test(
  'R13 the installed shop opens without a connection, and a killed browser loses no change',
  { tag: '@deep' },
  async () => {
    test.setTimeout(300_000);
    const { page } = browser;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.context().addCookies(refused.cookies);
    const address = goods.coffee.path;
    await open(page, address);
    await fillCartByApi(page);
    await open(page, address);
    await waitForHydration(page);
    await expect(stepper(page)).toContainText('2');
    await isStored(page, address);
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    await browser.close();

    browser = await startKillableBrowser(profile);
    const { page: second } = browser;
    await open(second, address);
    await waitForHydration(second);
    await expect(stepper(second)).toContainText('2');
    await second.waitForLoadState('networkidle');
    line.cut();
    await stepper(second).getByRole('button', { name: /mehr/i }).click();
    await expect(second.getByText(/^Keine Verbindung: Eine Änderung/).first()).toBeVisible();
    await browser.kill();

    browser = await startKillableBrowser(profile);
    const { page: next } = browser;
    await open(next, address);
    await expect(next.getByText(/^Keine Verbindung: Sie sehen den Stand von/)).toBeVisible();
    await expect(stepper(next)).toContainText('3');
    await open(next, '/kassa');
    await expect(next.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible();
    await open(next, address);
    await expect(stepper(next)).toContainText('3');

    line.restore();
    // The page may notice by itself, and load again in the middle.
    await expect(() => next.evaluate(() => window.dispatchEvent(new Event('online')))).toPass();
    await expect(next.getByText(/^Wieder verbunden/)).toBeVisible();
    const cart = await next.evaluate(async () => (await fetch('/api/carts')).json());
    expect(cart.productLineItems).toMatchObject([{ quantity: 3 }]);
  },
);
