import { addByApi } from '../../steps/fill-cart.js';
import { expect, isFull, test } from '../../support/test.js';
import { open } from '../../support/wait-for-hydration.js';
import { looks, shopOf, tenants } from '../routes.js';
import { fixedShare, max, smallTargets, smallTexts } from './measures.js';
import { weakPrices } from './price-contrast.js';
import { emptyRows } from './rows.js';
import { walks } from './walks.js';

const phone = { width: 390, height: 844 };
/** The narrowest phone that is still common; its texts are as large. */
const narrow = { width: 360, height: 780 };
/** Widths at which rows are measured besides, from a tablet to a large screen. */
const widths = [768, 1280, 1920];

test.use({ viewport: phone, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

// Two that differ most.
for (const tenant of isFull ? looks : tenants)
  test(
    `texts, controls, bars, rows and prices keep their budgets, ${tenant}`,
    { tag: '@deep' },
    async ({ page }) => {
      const { slug, paths, recipe, cart } = walks[tenant];
      for (const path of [...paths, ...recipe, cart]) {
        if (path === cart) await addByApi(page, slug);
        await page.setViewportSize(phone);
        await open(page, shopOf(tenant).origin + path);
        await page.evaluate(() => document.fonts.ready);
        const soft = (found: unknown, what: string) => expect.soft(found, `${path}: ${what}`);
        soft(await smallTexts(page), 'too small texts').toEqual([]);
        await page.setViewportSize(narrow);
        soft(await smallTexts(page), 'too small texts of a narrow phone').toEqual([]);
        await page.setViewportSize(phone);
        soft(await smallTargets(page), 'too small controls').toEqual([]);
        soft(await fixedShare(page), 'header and bottom bar').toBeLessThanOrEqual(max.fixedShare);
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme });
          soft(await weakPrices(page), `prices with little contrast, ${colorScheme}`).toEqual([]);
        }
        const isResults = path === paths[1] || path === paths[3];
        soft(await emptyRows(page, isResults), 'rows').toEqual([]);
        for (const width of tenant === 'gruenmarkt' || isFull ? widths : []) {
          await page.setViewportSize({ width, height: phone.height });
          soft(await emptyRows(page, isResults), `rows at ${width}`).toEqual([]);
        }
      }
    },
  );
