import type { Page } from '@playwright/test';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withNewDatabase } from '../support/database.js';
import { sendRequest } from '../support/send-request.js';
import { open } from '../support/wait-for-hydration.js';
import { scratchWorkspace } from '../../../tools/setup/scratch-workspace.mjs';
import { expect, isFull, test } from '../support/test.js';
import { freePort, withProgram } from './program.js';

declare global {
  interface Window {
    /** Gone when the page was loaded again. */
    stayed?: boolean;
  }
}

/** The first start has every source to read. */
const START_MS = 120_000;
/**
 * Files that are read at the start apply once a process has restarted, which takes time on a busy
 * machine.
 */
const RESTARTED = { timeout: 60_000 };

test('`npm run dev` shows what changes: components, the host, the backend, content, a shop', async ({
  page,
}) => {
  test.skip(!isFull, 'no shop runs so: it takes a minute of both processors');
  test.setTimeout(2 * START_MS);
  await withNewDatabase((database) => expectLiveChanges(page, database));
});

async function expectLiveChanges(page: Page, database: string): Promise<void> {
  const folder = scratchWorkspace();
  const port = await freePort();
  const apiPort = await freePort();
  const env = {
    PORT: String(port),
    COMMERCE_API_PORT: String(apiPort),
    COMMERCE_API_URL: '',
    DATA_DIR: path.join(folder, '.data'),
    TENANTS_DIR: path.join(folder, 'libs/tenants'),
    DATABASE_URL: database,
    STOREFRONT_URL: '',
  };
  const origin = `http://gruenmarkt.localhost:${port}`;
  const edit = (file: string, from: string, to: string) => {
    const before = readFileSync(path.join(folder, file), 'utf8');
    expect(before).toContain(from);
    writeFileSync(path.join(folder, file), before.replace(from, to));
  };
  // Nothing, while the host starts again.
  const made = async (address: string) =>
    (await sendRequest(`${origin}${address}`).catch(() => undefined))?.body ?? '';
  const program = { cwd: folder, env, ready: 'Larder is ready' };
  await withProgram(['tools/run/dev.mjs'], program, async () => {
    await open(page, `${origin}/impressum`);
    await page.evaluate(() => (window.stayed = true));

    // A component is updated in place, and on server-rendered pages, which the browser does not know.
    const heading = 'libs/features/content/src/blocks/text/headline.block.tsx';
    edit(heading, '<Heading>', '<Heading data-edited="">');
    await expect(page.locator('h1[data-edited]')).toBeVisible();
    await expect.poll(() => made('/impressum')).toContain('data-edited');
    expect(await page.evaluate(() => window.stayed)).toBe(true);

    // The host's own code.
    const crawlers = 'apps/storefront/src/server/routes/crawlers.ts';
    edit(crawlers, 'Disallow: /api/', 'Disallow: /api/edited/');
    await expect.poll(() => made('/robots.txt'), RESTARTED).toContain('/api/edited/');

    // The backend's.
    edit('apps/commerce-api/src/kernel/http/health.ts', "status: 'live'", "status: 'edited'");
    const backend = async () =>
      (await sendRequest(`http://127.0.0.1:${apiPort}/health/live`).catch(() => undefined))?.body ??
      '';
    await expect.poll(backend, RESTARTED).toContain('edited');

    // Content of a page, in the browser that shows it.
    const imprint = 'libs/tenants/gruenmarkt/content/pages/impressum.json';
    edit(imprint, '"text": "Impressum"', '"text": "Wer wir sind"');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wer wir sind');

    // What a shop is: it is read at the start.
    edit(
      'libs/tenants/gruenmarkt/config.json',
      '"shopName": "Grünmarkt"',
      '"shopName": "Neumarkt"',
    );
    await expect(page.getByRole('link', { name: /Neumarkt/ }).first()).toBeVisible(RESTARTED);
  }).finally(() => rmSync(folder, { recursive: true, force: true }));
}
