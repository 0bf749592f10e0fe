import { Codes } from '../../steps/codes.js';
import { customerText } from '../../steps/customer.js';
import { fillCartByApi } from '../../steps/fill-cart.js';
import { question } from '../../steps/consent.js';
import { undecided } from '../../support/consent.js';
import { recordLayoutShifts } from '../../support/layout-shifts.js';
import { expect, isFull, mainViewports, test, type Viewport, someOf } from '../../support/test.js';

const LATE_MS = 1500;
/** What may come long after the page, and moves nothing when it does. */
const late = {
  fonts: /\.woff2$/,
  pictures: /^\/media\//,
  'the question’s code': /\/consent-banner-.*\.js$/,
  'the question’s style sheet': /\/consent-banner-.*\.css$/,
};

for (const size of Object.keys(mainViewports) as Viewport[]) {
  // What comes late moves more on a narrow page.
  const isShort = !isFull && size === 'desktop';
  test.describe(size, { tag: '@deep' }, () => {
    test.use({ size });
    for (const path of someOf(
      ['/kategorie/obst-gemuese', '/', '/produkt/apfel-gala'],
      isShort ? 1 : 3,
    )) {
      test(`CLS nothing moves on ${path} while the visitor's own parts come`, async ({
        page,
        shopper,
      }) => {
        await shopper.fillCart();
        const shifts = await recordLayoutShifts(page);
        await shopper.open(path);
        await expect(shopper.cart(1)).toBeVisible();
        await page.waitForLoadState('networkidle');
        await page.mouse.wheel(0, 600);
        await page.waitForTimeout(300);
        expect(await shifts()).toEqual([]);
      });
    }

    for (const path of isShort ? [] : ['/anmelden', '/registrieren', '/passwort-vergessen'])
      test(`CLS nothing moves on ${path} while what depends on the browser comes`, async ({
        page,
        shopper,
      }) => {
        const shifts = await recordLayoutShifts(page);
        await shopper.open(path);
        if (path === '/anmelden')
          await expect(
            page.getByRole('button', { name: customerText('passkeys.enter') }),
          ).toBeVisible();
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(300);
        expect(await shifts()).toEqual([]);
      });

    test('CLS CART-98 nothing moves in the cart while its codes come', async ({
      page,
      shopper,
    }) => {
      await shopper.open('/impressum');
      await fillCartByApi(page);
      await shopper.open('/warenkorb');
      const codes = new Codes(page);
      await codes.open();
      for (const code of ['gruen10', 'bringmir']) {
        await codes.redeem(code);
        await expect(codes.of(code.toUpperCase())).toBeVisible();
      }
      const shifts = await recordLayoutShifts(page);
      await shopper.open('/warenkorb');
      await expect(codes.of('GRUEN10')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(300);
      expect(await shifts()).toEqual([]);
    });

    test.describe('at the first visit', () => {
      test.use({ storageState: undecided });
      for (const [what, pattern] of isShort ? [] : Object.entries(late))
        test(`CLS nothing moves when it is late: ${what}`, async ({ page, shop, shopper }) => {
          let held = 0;
          await page.route(
            ({ pathname }) => pattern.test(pathname),
            async (route) => {
              held += 1;
              await new Promise((resolve) => setTimeout(resolve, LATE_MS));
              await route.continue();
            },
          );
          const shifts = await recordLayoutShifts(page);
          await shopper.open('/kategorie/obst-gemuese');
          await expect(question(page, shop)).toBeVisible();
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => document.fonts.ready);
          await page.waitForTimeout(300);
          expect(held).toBeGreaterThan(0);
          expect(await shifts()).toEqual([]);
        });
    });
  });
}
