import { recordLayoutShifts } from '../../support/layout-shifts.js';
import { expect, test } from '../../support/test.js';

const LATE_MS = 700;
const SLOWDOWN = 4;
const SETTLED = 500;
/** The code of a checkout without goods is loaded once it is known that there are none. */
const lostCart = /\/lost-cart-.*\.js$/;

test.use({ savesData: true });

test(
  'CLS the footer stays below the screen when a checkout without goods is reached by a click',
  { tag: '@deep' },
  async ({ page, context, shopper }) => {
    for (const late of [/\/api\/carts$/, lostCart])
      await page.route(late, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, LATE_MS));
        await route.continue();
      });
    const shifts = await recordLayoutShifts(page);
    await shopper.open('/impressum');
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(() => {
      history.pushState(null, '', '/kassa');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    const title = page.getByRole('heading', { level: 1, name: shopper.text('checkout.title') });
    await expect(title).toBeVisible();
    // The new page in place of the old one is what the click is for.
    const before = (await shifts()).length;
    await expect(page.getByText(shopper.text('empty.title'))).toBeVisible();
    await page.waitForTimeout(SETTLED);
    expect((await shifts()).slice(before)).toEqual([]);
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  },
);
