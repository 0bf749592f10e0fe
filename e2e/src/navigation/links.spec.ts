import type { Locator } from '@playwright/test';
import { open } from '../support/wait-for-hydration.js';
import { expect, test } from '../support/test.js';
import {
  LISTING,
  top,
  heading,
  farTile,
  isSameDocument,
  entries,
  openMarked,
  openFarProduct,
} from './listing-page.js';

test.describe('a link', () => {
  test('opens the next page in the same document, from its top, with its title and its heading in focus', async ({
    page,
    shop,
  }) => {
    await openMarked(page, shop.origin + LISTING);
    const before = await page.title();
    const { from } = await openFarProduct(page);
    expect(from).toBeGreaterThan(200);
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.title()).not.toBe(before);
    await expect(heading(page)).toBeFocused();
    expect(await top(page)).toBe(0);
  });

  test(
    'with a modifier key or the middle button is the browser’s: the page stays',
    { tag: '@deep' },
    async ({ page, shop, context }) => {
      await openMarked(page, shop.origin + LISTING);
      const url = page.url();
      const ways: readonly Parameters<Locator['click']>[0][] = [
        { modifiers: ['ControlOrMeta'] },
        { modifiers: ['Shift'] },
        { button: 'middle' },
      ];
      for (const how of ways) {
        const [other] = await Promise.all([context.waitForEvent('page'), farTile(page).click(how)]);
        await expect(other).toHaveURL(/\/produkt\//);
        await other.close();
        expect(page.url()).toBe(url);
      }
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  test(
    'to the page on screen adds no entry, and with another query it does',
    { tag: '@deep' },
    async ({ page, shop }) => {
      await openMarked(page, `${shop.origin}/lieferung`);
      const before = await entries(page);
      const same = page.locator('footer a[href="/lieferung"]').first();
      await same.click();
      await same.click();
      await expect(page).toHaveURL(`${shop.origin}/lieferung`);
      expect(await entries(page)).toBe(before);
      await open(page, shop.origin + LISTING);
      const listed = await entries(page);
      await page.locator('main a[href*="?"]:visible').first().click();
      await expect(page).toHaveURL(/\?/);
      expect(await entries(page)).toBe(listed + 1);
    },
  );

  test(
    'pressed twice, or followed by another in a hurry, ends on the last one',
    { tag: '@deep' },
    async ({ page, shop }) => {
      await openMarked(page, `${shop.origin}/lieferung`);
      const before = await entries(page);
      await page.route('**/pfand/_payload.json', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
      await page.locator('footer a[href="/pfand"]').first().click();
      await page.locator('footer a[href="/impressum"]').first().dblclick();
      await expect(page).toHaveURL(`${shop.origin}/impressum`);
      await page.waitForTimeout(800);
      await expect(page).toHaveURL(`${shop.origin}/impressum`);
      expect(await entries(page)).toBe(before + 1);
    },
  );

  test('works by keyboard, and Tab continues from the new page’s heading', async ({
    page,
    shop,
  }) => {
    await openMarked(page, `${shop.origin}/lieferung`);
    await page.locator('footer a[href="/pfand"]').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${shop.origin}/pfand`);
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('Tab');
    const isAfter = await heading(page).evaluate(
      (own) =>
        (own.compareDocumentPosition(document.activeElement ?? own) &
          Node.DOCUMENT_POSITION_FOLLOWING) !==
        0,
    );
    expect(isAfter).toBe(true);
  });
});

test(
  'a slow page shows that it is on its way, and the old one can be used until then',
  { tag: '@deep' },
  async ({ page, shop }) => {
    await openMarked(page, `${shop.origin}/lieferung`);
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/pfand/_payload.json', async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('footer a[href="/pfand"]').first().click();
    await expect(page.getByRole('main').getByRole('progressbar')).toBeAttached();
    await expect(page).toHaveURL(`${shop.origin}/lieferung`);
    release();
    await expect(page).toHaveURL(`${shop.origin}/pfand`);
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
  },
);
