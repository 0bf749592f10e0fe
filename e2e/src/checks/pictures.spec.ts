import type { Page } from '@playwright/test';
import { open } from '../support/wait-for-hydration.js';
import { expect, test, widthsOf } from '../support/test.js';
import { galleryOf } from './gallery.js';

/** The room of each picture of the gallery, in whole pixels, by its address and place. */
function rooms(page: Page): Promise<Record<string, string>> {
  return page.locator('main').evaluate((main) => {
    const boxes = [...main.querySelectorAll('img')].map((img, i) => {
      img.loading = 'eager';
      const { width, height } = img.getBoundingClientRect();
      return [
        `${i} ${img.getAttribute('src') ?? ''}`,
        `${Math.round(width)} × ${Math.round(height)}`,
      ];
    });
    return Object.fromEntries(boxes) as Record<string, string>;
  });
}

/** Runs in the page: a line breaks elsewhere in the font that comes before. */
function fontsAreThere(): boolean {
  const states = [...document.fonts].map(({ status }) => status);
  return states.includes('loaded') && !states.includes('loading');
}

for (const [size, viewport] of Object.entries(widthsOf('phone'))) {
  test.describe(size, () => {
    test.use({ viewport });

    test(
      'A3 CONT-48 a picture reserves the same space while it loads, when it is loaded and when it fails',
      { tag: '@deep' },
      async ({ page }) => {
        const { url } = galleryOf('gruenmarkt', '');
        let lost = false;
        let arrive = (): void => undefined;
        const arrival = new Promise<void>((resolve) => (arrive = resolve));
        await page.route(
          (address) => /\.(svg|png|jpe?g|webp|avif)$/.test(address.pathname),
          async (route) => {
            if (lost) return route.abort();
            await arrival;
            return route.fallback();
          },
        );
        await page.goto(url, { waitUntil: 'domcontentloaded' });
        await page.waitForFunction(fontsAreThere);
        const before = await rooms(page);
        expect(Object.keys(before).length).toBeGreaterThan(20);
        arrive();
        await page.waitForLoadState('load');
        await page.waitForLoadState('networkidle');
        expect.soft(await rooms(page)).toEqual(before);
        lost = true;
        await open(page, url);
        await rooms(page);
        await page.waitForLoadState('networkidle');
        expect.soft(await rooms(page)).toEqual(before);
      },
    );
  });
}
