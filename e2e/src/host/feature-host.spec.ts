import type { Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { leaks } from '../checks/page-faults.js';
import { expect, isFull, test } from '../support/test.js';
import { freePort, withProgram } from './program.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The first start prepares the packages that the browser gets. */
const START_MS = 120_000;
const FEATURES = readdirSync(path.join(ROOT, 'libs/features'));

/** Runs `npx nx serve FEATURE`; `use` gets its address. */
async function serve(feature: string, use: (origin: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  await withProgram(
    ['tools/feature-host/serve.mjs', feature],
    { cwd: ROOT, env: { PORT: String(port) }, ready: origin },
    () => use(origin),
  );
}

/** Changes a choice of the panel. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).selectOption(option);
  await page.getByRole('button', { name: 'Apply' }).click();
}

async function expectPages(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  );
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator('#root main')).not.toBeEmpty({ timeout: START_MS });
    expect(await leaks(page), address).toEqual([]);
  }
}

test.describe('one feature alone, with answers made from the contract', { tag: '@deep' }, () => {
  test('the catalogue shows goods, and a failing backend as a failure', async ({ page }) => {
    test.setTimeout(2 * START_MS);
    await serve('catalogue', async (origin) => {
      await page.goto(`${origin}/all/sample`);
      const goods = page.locator('#root').getByRole('article');
      await expect(goods.first()).toBeVisible({ timeout: START_MS });
      await choose(page, 'Errors', '500');
      await expect(page.locator('#root').getByRole('alert').first()).toBeVisible();
      await choose(page, 'Errors', '');
      await expect(goods.first()).toBeVisible();
    });
  });

  for (const feature of FEATURES)
    test(`each page of ${feature} has a content`, async ({ page }) => {
      test.skip(!isFull, 'each is a server of its own');
      test.setTimeout(2 * START_MS);
      await serve(feature, (origin) => expectPages(page, origin));
    });
});
