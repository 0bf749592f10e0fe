import type { Locator, Page } from '@playwright/test';
import { axeFaults } from '../../checks/axe.js';
import { pageMessages } from '../../steps/page-messages.js';
import { recordLayoutShifts } from '../../support/layout-shifts.js';
import { expect, test } from '../../support/test.js';
import { open } from '../../support/wait-for-hydration.js';

const text = pageMessages('catalogue', 'shop', 'lightbox');
const milk = '/produkt/bio-vollmilch-in-der-glasflasche-gruenmarkt-bio-1-l';

const position = (dialog: Locator, number: number) =>
  expect(dialog.getByRole('status')).toHaveText(text('lightbox.position', { number, count: 2 }));
/** Width of the enlarged picture on the screen. */
const widthOf = (dialog: Locator) =>
  dialog
    .locator('.pswp__item[aria-hidden=false] img.pswp__img:not(.pswp__img--placeholder)')
    .evaluate((img) => img.getBoundingClientRect().width);

async function pinch(page: Page, target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('the picture is not shown');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizePinchGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    scaleFactor: 2,
    gestureSourceType: 'touch',
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });

  test(
    'CAT-15 pictures are swiped, pinched, and closed by the back button',
    { tag: '@deep' },
    async ({ page, shop }) => {
      const shifts = await recordLayoutShifts(page);
      await open(page, `${shop.origin}${milk}`);
      const row = page.getByRole('link', { name: text('product.zoom', { number: 1 }) });
      const thumbName = text('product.picture', { number: 2 });
      const thumb = page.getByRole('link', { name: thumbName, exact: true });
      const large = await row.boundingBox();
      const small = await thumb.boundingBox();
      // Beside the picture, never on top of it.
      expect((small?.x ?? 0) + (small?.width ?? 0)).toBeLessThanOrEqual(large?.x ?? 0);
      await thumb.tap();
      await expect(thumb).toHaveAttribute('aria-current', 'true');
      await page.getByRole('link', { name: text('product.zoom', { number: 2 }) }).tap();
      const dialog = page.getByRole('dialog');
      await position(dialog, 2);
      const fitted = await widthOf(dialog);
      await pinch(page, dialog.locator('.pswp'));
      await expect.poll(() => widthOf(dialog)).toBeGreaterThan(fitted * 1.3);
      expect(await axeFaults(page)).toEqual([]);
      await page.goBack();
      await expect(dialog).toBeHidden();
      expect(new URL(page.url()).pathname).toBe(milk);
      expect(await shifts()).toEqual([]);
    },
  );
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

  test(
    'CAT-15 pictures are enlarged, stepped through and closed by the keyboard',
    { tag: '@deep' },
    async ({ page, shop }) => {
      await open(page, `${shop.origin}${milk}`);
      const first = page.getByRole('link', { name: text('product.zoom', { number: 1 }) });
      await first.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await position(dialog, 1);
      const fitted = await widthOf(dialog);
      await page.keyboard.press('+');
      await expect.poll(() => widthOf(dialog)).toBeGreaterThan(fitted * 1.3);
      await page.keyboard.press('-');
      await expect.poll(() => widthOf(dialog)).toBeLessThan(fitted * 1.1);
      await page.keyboard.press('ArrowRight');
      await position(dialog, 2);
      expect(await axeFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(first).toBeFocused();
    },
  );
});
