import { expect, sizes, test, type Size } from '../support/test.js';

declare global {
  interface Window {
    shifts: { readonly value: number; readonly nodes: readonly string[] }[];
  }
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

for (const size of Object.keys(sizes) as Size[]) {
  test.describe(size, () => {
    test.use({ size });
    for (const path of ['/', '/kategorie/obst-gemuese', '/produkt/apfel-gala']) {
      test(`CLS nothing moves on ${path} while the visitor's own parts come`, async ({
        page,
        shopper,
      }) => {
        await shopper.fillCart();
        await page.addInitScript(() => {
          window.shifts = [];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as Shift[])
              window.shifts.push({
                value: entry.value,
                nodes: entry.sources.map(({ node }) =>
                  node instanceof Element ? node.outerHTML.slice(0, 160) : '',
                ),
              });
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await shopper.open(path);
        await expect(shopper.cart(1)).toBeVisible();
        await page.waitForLoadState('networkidle');
        await page.mouse.wheel(0, 600);
        await page.waitForTimeout(300);
        expect(await page.evaluate(() => window.shifts)).toEqual([]);
      });
    }
  });
}
