import { shiftsOf, watchShifts } from '../support/shifts.js';
import { expect, sizes, test, type Size } from '../support/test.js';

for (const size of Object.keys(sizes) as Size[]) {
  test.describe(size, () => {
    test.use({ size });
    for (const path of ['/', '/kategorie/obst-gemuese', '/produkt/apfel-gala']) {
      test(`CLS nothing moves on ${path} while the visitor's own parts come`, async ({
        page,
        shopper,
      }) => {
        await shopper.fillCart();
        await watchShifts(page);
        await shopper.open(path);
        await expect(shopper.cart(1)).toBeVisible();
        await page.waitForLoadState('networkidle');
        await page.mouse.wheel(0, 600);
        await page.waitForTimeout(300);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }
  });
}
