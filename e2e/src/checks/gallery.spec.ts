import type { Page } from '@playwright/test';
import { open } from '../support/wait-for-hydration.js';
import { recordLayoutShifts } from '../support/layout-shifts.js';
import { expect, isFull, test, widthsOf } from '../support/test.js';
import { monitorPage } from '../support/page-monitor.js';
import { galleries, galleryOf } from './gallery.js';
import { axeFaults } from './axe.js';
import { expectOneHeading, leaks, overflow } from './page-faults.js';
import { expectReflow } from './reflow.js';
import { waitUntilStable } from './wait-until-stable.js';

/** Scrolls down to the end, so that lazy content is loaded. */
async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight * 2;
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    // A link half below the bottom bar would count as too small.
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  await waitUntilStable(page);
}

/** What can be read in each state of each block, by its name: `teaser, long`. */
async function textsByState(page: Page): Promise<Record<string, string[]>> {
  const lines = (await page.locator('main').innerText()).split(/\n+/).map((line) => line.trim());
  const found: Record<string, string[]> = {};
  let state = '';
  for (const line of lines) {
    if (/^[a-z-]+, (normal|empty|long|broken)$/.test(line)) state = line;
    else if (line !== '') (found[state] ??= []).push(line);
  }
  return found;
}

/** The same blocks in another theme or language only with all checks. */
const looked = galleries.filter(
  ({ tenant, prefix }) => isFull || (tenant === 'gruenmarkt' && prefix === ''),
);

for (const { tenant, prefix, themes } of looked) {
  const name = `${tenant}${prefix}`;
  for (const [size, viewport] of Object.entries(widthsOf('phone'))) {
    test.describe(`${name}, ${size}`, () => {
      test.use({ viewport });

      test(
        'A1 A3 A4 CONT-48 every block in every state is accessible, still and silent',
        { tag: '@deep' },
        async ({ page }) => {
          // Rules of axe run over some hundred blocks, several times.
          test.setTimeout(360_000);
          const { origin, url } = galleryOf(tenant, prefix);
          // With the fonts preloaded: not every machine has a fallback font of the same metrics.
          await open(page, origin);
          const { faults, expect: allow } = monitorPage(page, origin);
          // The browser logs every picture and page of an editor's broken link.
          allow(/status of 404 .*there-is-none(\.svg|\/_payload\.json)/);
          const shifts = await recordLayoutShifts(page);
          expect(await open(page, url)).toBe(200);
          await walkDown(page);
          expect.soft(await shifts()).toEqual([]);
          for (const [i, colorScheme] of themes.entries()) {
            await page.emulateMedia({ colorScheme });
            expect
              .soft(await axeFaults(page, i > 0 ? ['color-contrast'] : undefined), colorScheme)
              .toEqual([]);
          }
          expect.soft(await leaks(page)).toEqual([]);
          expect.soft(await overflow(page), 'pixels beyond the window').toBeLessThanOrEqual(0);
          await expectOneHeading(page);
          if (size === 'phone') await expectReflow(page);
          expect.soft(faults).toEqual([]);
        },
      );
    });
  }

  test(
    `PLAT-02 CONT-48 ${name}: every block has text, and all can be read without JavaScript`,
    { tag: '@deep' },
    async ({ browser, page }) => {
      const { url, types } = galleryOf(tenant, prefix);
      await open(page, url);
      const withScript = await textsByState(page);
      const states = ['normal', 'long'];
      const spoken = types.flatMap((type) => states.map((state) => `${type}, ${state}`));
      expect(spoken.filter((state) => !withScript[state])).toEqual([]);
      const plain = await browser.newPage({ javaScriptEnabled: false });
      await plain.goto(url);
      const without = await textsByState(plain);
      await plain.close();
      const lost = Object.entries(withScript).flatMap(([state, lines]) => {
        const there = new Set(without[state]);
        return lines.filter((line) => !there.has(line)).map((line) => `${state}: ${line}`);
      });
      expect(lost).toEqual([]);
    },
  );
}

test('a new block needs a sample, or the gallery does not show it', () => {
  expect(galleryOf('gruenmarkt', '').withoutSample).toEqual([]);
});
