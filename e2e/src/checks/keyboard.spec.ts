import { question } from '../steps/consent.js';
import { open } from '../support/wait-for-hydration.js';
import { deepIf, expect, isFull, mainViewports, test, viewports, visits } from '../support/test.js';
import { tabThrough } from './focus.js';
import { galleries } from './gallery.js';
import { addressesOf, controlsOf, shopOf, tenants } from './routes.js';

/** The page with the most kinds of controls. */
const usual = ['/produkt/apfel-gala'];

for (const tenant of tenants) {
  const all = [
    ...addressesOf(tenant).map(({ path }) => path),
    ...galleries
      .filter((one) => one.tenant === tenant)
      .map(({ prefix }) => `${prefix}/block-gallery`),
  ];
  // The second shop has the same layout: it is checked at the other viewport size.
  const one =
    tenant === 'gruenmarkt' ? { desktop: mainViewports.desktop } : { phone: mainViewports.phone };
  const looked = isFull ? viewports : one;
  for (const [size, viewport] of Object.entries(looked))
    test.describe(`${tenant}, ${size}`, () => {
      visits.use({ viewport, savesData: true });
      for (const path of isFull ? all : controlsOf(tenant))
        visits(
          `A2 ${path}: Tab reaches every control, shows where it is, and gets out again`,
          deepIf(!usual.includes(path)),
          async ({ page }) => {
            test.setTimeout(180_000);
            const shop = shopOf(tenant);
            await page.emulateMedia({ reducedMotion: 'reduce' });
            await open(page, shop.origin + path);
            // It comes after the page, and before it in the order of the tab stops.
            if (tenant === 'harvest' && !path.endsWith('/block-gallery'))
              await question(page, shop).waitFor();
            await page.waitForLoadState('networkidle');
            const { stops, missed, isTrap } = await tabThrough(page);
            expect(isTrap).toBe(false);
            expect(stops.length).toBeGreaterThan(5);
            expect.soft(missed).toEqual([]);
            expect.soft(stops.filter(({ fault }) => fault !== '')).toEqual([]);
          },
        );
    });
}
