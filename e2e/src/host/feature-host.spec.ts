import type { Page } from '@playwright/test';
import path from 'node:path';
import { expect, isFull, test } from '../support/test.js';
import { freePort, withProgram } from './program.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The first start prepares the packages that the browser gets. */
const START_MS = 120_000;

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
  await page.getByRole('combobox', { name: label }).selectOption(option);
  await page.getByRole('button', { name: 'Apply' }).click();
}

test.describe('one feature alone, with answers made from the contract', () => {
  // One gives the answers.
  test.use({ serviceWorkers: 'allow' });
  test.skip(!isFull, 'it is a server of its own');

  test('the catalogue shows goods, and a failing backend as a failure', async ({ page }) => {
    test.setTimeout(2 * START_MS);
    await serve('catalogue', async (origin) => {
      await page.goto(`${origin}/all/sample`);
      const count = page.locator('#root').getByText(/^\d+ products$/);
      await expect(count).toBeVisible({ timeout: START_MS });
      await choose(page, 'Errors', '500');
      await expect(page.locator('#root').getByRole('alert').first()).toBeVisible();
      await choose(page, 'Errors', '');
      await expect(count).toBeVisible();
    });
  });
});
