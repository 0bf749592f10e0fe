import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, isFull, mainViewports, test } from '../../support/test.js';
import { open } from '../../support/wait-for-hydration.js';
import { looks, shopOf } from '../routes.js';
import { boxesOf, movedBoxes, type Boxes } from './boxes.js';
import { walks } from './walks.js';

/** Pixels that fonts of another machine may move a box. */
const TOLERANCE = 12;

/**
 * Boxes of landmarks and first cards, committed: a change of the layout is a change of these files.
 * `FULL=1 LAYOUT=write npx playwright test -c e2e/playwright.config.ts layout/reference` writes them.
 */
const isWriting = process.env['LAYOUT'] === 'write';
const folder = path.join(import.meta.dirname, 'reference');

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });
test.skip(!isFull, 'for every shop and width it takes too long for each change');

for (const tenant of looks)
  test(`the layout is that of its reference, ${tenant}`, async ({ page }) => {
    const file = path.join(folder, `${tenant}.json`);
    // Written by this test, so it has this shape.
    const wanted = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Readonly<
      Record<string, Boxes>
    >;
    const found: Record<string, Boxes> = {};
    const { paths, recipe } = walks[tenant];
    for (const [size, viewport] of Object.entries(mainViewports)) {
      await page.setViewportSize(viewport);
      for (const url of [...paths, ...recipe]) {
        await open(page, shopOf(tenant).origin + url);
        await page.evaluate(() => document.fonts.ready);
        found[`${size} ${url}`] = await boxesOf(page);
      }
    }
    if (isWriting) return writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
    for (const [name, boxes] of Object.entries(found))
      expect.soft(movedBoxes(wanted[name] ?? {}, boxes, TOLERANCE), name).toEqual([]);
  });
