import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { nuErrors } from '../../../tools/setup/nu.mjs';
import { sendRequest } from '../support/send-request.js';
import { open } from '../support/wait-for-hydration.js';
import { expect, isFull, test } from '../support/test.js';
import { galleries } from './gallery.js';
import { addressesOf, shopOf, tenants } from './routes.js';

/** Addresses of a shop, its gallery's too. */
const pathsOf = (tenant: (typeof tenants)[number]) => [
  ...addressesOf(tenant).map(({ path: address }) => address),
  ...galleries
    .filter((gallery) => gallery.tenant === tenant)
    .map(({ prefix }) => `${prefix}/block-gallery`),
];

/** Whose document in the browser is checked as well: one of each kind, where scripts change the most. */
const LIVE = /^\/($|kategorie\/obst|produkt\/apfel|suche\/apfel|warenkorb|kassa$|block-gallery)/;

/**
 * Writes documents into a folder and runs the checker once, because starting it takes longer than
 * checking.
 */
function faultsIn(documents: ReadonlyMap<string, string>): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-nu-'));
  try {
    const files = [...documents].map(([name, html]) => {
      const file = path.join(folder, `${name.replace(/[^\w-]/g, '_')}.html`);
      writeFileSync(file, html);
      return file;
    });
    return nuErrors(files);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The document as the browser has it after the shop's scripts, written down again. */
const serialised = (page: Page) =>
  page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);

test.describe('A5 the Nu checker', { tag: '@deep' }, () => {
  test.setTimeout(240_000);

  test('finds no error in the document of any address, of any shop, in any language', async () => {
    const documents = new Map<string, string>();
    for (const tenant of tenants)
      for (const address of pathsOf(tenant)) {
        const { body } = await sendRequest(shopOf(tenant).origin + address);
        documents.set(`${tenant}${address}`, body);
      }
    expect(documents.size).toBeGreaterThan(40);
    expect(faultsIn(documents)).toEqual([]);
  });

  test('finds no error in documents as scripts leave them', { tag: '@full' }, async ({ page }) => {
    const documents = new Map<string, string>();
    for (const tenant of tenants)
      for (const address of pathsOf(tenant).filter((one) => isFull || LIVE.test(one))) {
        await open(page, shopOf(tenant).origin + address);
        await page.waitForLoadState('networkidle');
        documents.set(`${tenant}${address}`, await serialised(page));
      }
    expect(documents.size).toBeGreaterThan(6);
    expect(faultsIn(documents)).toEqual([]);
  });

  test('finds the error in a wrong document', () => {
    const wrong = '<!doctype html><html lang="en"><title>x</title><ul><p>x</p></ul></html>';
    expect(faultsIn(new Map([['wrong', wrong]])).join()).toContain('not allowed as child');
  });
});
