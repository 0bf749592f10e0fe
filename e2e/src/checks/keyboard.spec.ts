import { open } from '../support/ready.js';
import { expect, isFull, sizes, test, windows } from '../support/test.js';
import { focusReport, noteStop, watchFocus } from './focus.js';
import { galleries } from './gallery.js';
import { addressesOf, controlsOf, shopOf, tenants } from './routes.js';

/** Presses of Tab after which a page counts as a trap. */
const MOST = 900;

for (const tenant of tenants) {
  const all = [
    ...addressesOf(tenant).map(({ path }) => path),
    ...galleries
      .filter((one) => one.tenant === tenant)
      .map(({ prefix }) => `${prefix}/block-gallery`),
  ];
  // The second shop has the same frame: it is looked at in the other window.
  const one = tenant === 'gruenmarkt' ? { desktop: sizes.desktop } : { phone: sizes.phone };
  const looked = isFull ? windows : one;
  for (const [size, viewport] of Object.entries(looked))
    test.describe(`${tenant}, ${size}`, () => {
      test.use({ viewport, reducedMotion: 'reduce', savesData: true });
      for (const path of isFull ? all : controlsOf(tenant))
        test(`A2 ${path}: Tab reaches every control, shows where it is, and gets out again`, async ({
          page,
        }) => {
          test.setTimeout(180_000);
          const { origin } = shopOf(tenant);
          await open(page, origin + path);
          await page.waitForLoadState('networkidle');
          await watchFocus(page);
          let presses = 0;
          // Past the last control the focus leaves the document, and comes back at its beginning.
          do {
            await page.keyboard.press('Tab');
            presses += 1;
          } while (presses < MOST && (await noteStop(page)));
          expect(presses, 'no trap').toBeLessThan(MOST);
          const { stops, missed } = await focusReport(page);
          expect(stops.length).toBeGreaterThan(5);
          expect.soft(missed).toEqual([]);
          expect.soft(stops.filter(({ fault }) => fault !== '')).toEqual([]);
        });
    });
}
