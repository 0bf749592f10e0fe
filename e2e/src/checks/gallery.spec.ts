import type { Page } from '@playwright/test';
import { open } from '../support/ready.js';
import { shiftsOf, watchShifts } from '../support/shifts.js';
import { expect, sizes, test, type Size } from '../support/test.js';
import { watch } from '../support/watch.js';
import { galleries, galleryOf } from './gallery.js';
import { axeFaults, leaks, overflow } from './page-faults.js';
import { settled } from './settled.js';

/** Scrolls by itself down to the end, so that everything that waits to be seen is loaded. */
async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** What can be read in each state of each block, by its name: `teaser, long`. */
async function wordsByState(page: Page): Promise<Record<string, string[]>> {
  const lines = (await page.locator('main').innerText()).split(/\n+/).map((line) => line.trim());
  const found: Record<string, string[]> = {};
  let state = '';
  for (const line of lines) {
    if (/^[a-z-]+, (normal|empty|long|broken)$/.test(line)) state = line;
    else if (line !== '') (found[state] ??= []).push(line);
  }
  return found;
}

for (const { tenant, prefix } of galleries) {
  const name = `${tenant}${prefix}`;
  for (const size of Object.keys(sizes) as Size[]) {
    test.describe(`${name}, ${size}`, () => {
      test.use({ size });
      test('A1 A3 A4 CONT-48 every block in every state is accessible, still and silent', async ({
        page,
      }) => {
        const { origin, url, samples } = galleryOf(tenant, prefix);
        const { faults, expect: allow } = watch(page, origin);
        // The browser tells of every picture that an editor's mistake leads to nowhere.
        allow(/status of 404 .*there-is-none\.svg/);
        await watchShifts(page);
        expect(await open(page, url)).toBe(200);
        await walkDown(page);
        await settled(page);
        expect.soft(await shiftsOf(page)).toEqual([]);
        expect.soft(await axeFaults(page)).toEqual([]);
        expect.soft(await leaks(page)).toEqual([]);
        expect.soft(await overflow(page), 'pixels beyond the window').toBeLessThanOrEqual(0);
        expect.soft(faults).toEqual([]);
        const shown = await wordsByState(page);
        const unseen = Object.entries(samples)
          .filter(([, { isSilent }]) => isSilent !== true)
          .flatMap(([type]) => [`${type}, normal`, `${type}, long`])
          .filter((state) => !shown[state]);
        expect.soft(unseen.filter((state) => !/^image/.test(state))).toEqual([]);
      });
    });
  }

  test(`PLAT-02 ${name}: every word of every block can be read without JavaScript`, async ({
    browser,
    page,
  }) => {
    const { url } = galleryOf(tenant, prefix);
    await open(page, url);
    const withScript = await wordsByState(page);
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(url);
    const without = await wordsByState(plain);
    await plain.close();
    expect(Object.keys(without).length).toBeGreaterThan(100);
    const lost = Object.entries(withScript).flatMap(([state, lines]) => {
      const there = new Set(without[state]);
      return lines.filter((line) => !there.has(line)).map((line) => `${state}: ${line}`);
    });
    expect(lost).toEqual([]);
  });
}
