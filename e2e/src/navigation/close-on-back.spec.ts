import type { Page } from '@playwright/test';
import { gate } from '../steps/gate.js';
import { customer } from '../steps/goods.js';
import type { Shopper } from '../steps/shopper.js';
import { expect, test } from '../support/test.js';
import { waitForHydration } from '../support/wait-for-hydration.js';
import { entries, isSameDocument, LISTING, openMarked, top } from './listing-page.js';

const BEFORE = '/sortiment';

/** Arrives at the listing by a step within the shop, and scrolls. */
async function openListing(page: Page, origin: string) {
  await openMarked(page, origin + BEFORE);
  await page.locator(`main a[href="${LISTING}"]`).first().click();
  await expect(page).toHaveURL(origin + LISTING);
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(() => page.evaluate(() => window.history.state?.scroll)).toBe(200);
}

/** As the button of the browser and the gesture of a phone do; it may stay on the page. */
const back = (page: Page) => page.evaluate(() => window.history.back());
const overlay = (page: Page) => page.evaluate(() => window.history.state?.overlay as unknown);
const question = (page: Page, shopper: Shopper) =>
  page.getByRole('button', { name: shopper.text('service.ask') });
/** Without the scrolling to the button that a click brings. */
async function ask(page: Page, shopper: Shopper): Promise<void> {
  await question(page, shopper).dispatchEvent('click');
  await expect.poll(() => overlay(page)).toBe('open');
}

test.describe('the back button of a phone', { tag: '@deep' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

  test('closes a dialog, and stays where the page was', async ({ page, shop, shopper }) => {
    await openListing(page, shop.origin);
    await ask(page, shopper);
    await back(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(shop.origin + LISTING);
    expect(await top(page)).toBe(200);
    await back(page);
    await expect(page).toHaveURL(shop.origin + BEFORE);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('leads to the page before once the dialog was closed otherwise', async ({
    page,
    shop,
    shopper,
  }) => {
    await openListing(page, shop.origin);
    for (let time = 0; time < 2; time += 1) {
      await ask(page, shopper);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect.poll(() => overlay(page)).toBeUndefined();
    }
    expect(await top(page)).toBe(200);
    await back(page);
    await expect(page).toHaveURL(shop.origin + BEFORE);
  });

  test('leads to the page before after a reload with the dialog open', async ({
    page,
    shop,
    shopper,
  }) => {
    await openListing(page, shop.origin);
    await ask(page, shopper);
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => overlay(page)).toBeUndefined();
    await back(page);
    await expect(page).toHaveURL(shop.origin + BEFORE);
  });

  test('closes one question after the other, and each leaves nothing behind', async ({
    page,
    shop,
    shopper,
  }) => {
    await openListing(page, shop.origin);
    await question(page, shopper).click();
    const dialog = shopper.dialog();
    await dialog.getByRole('textbox', { name: gate('label') }).fill(customer.postalCode);
    await dialog.getByRole('button', { name: gate('start') }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: new RegExp(` · ${customer.postalCode}`) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => overlay(page)).toBe('open');
    await back(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await back(page);
    await expect(page).toHaveURL(shop.origin + BEFORE);
  });

  test('closes the search, and returns to the page below from what was found', async ({
    page,
    shop,
  }) => {
    await openListing(page, shop.origin);
    const before = await entries(page);
    const field = page.getByRole('search').getByRole('combobox').first();
    await field.click();
    await expect.poll(() => overlay(page)).toBe('open');
    await back(page);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL(shop.origin + LISTING);
    await expect(page.getByRole('search').locator(':focus')).toHaveCount(1);

    await field.fill('apfel');
    await page.getByRole('grid').locator('a[href^="/produkt/"]').first().click();
    await page.waitForURL('**/produkt/**');
    expect(await entries(page), 'one entry more').toBe(before + 1);
    await back(page);
    await expect(page).toHaveURL(shop.origin + LISTING);
    await back(page);
    await expect(page).toHaveURL(shop.origin + BEFORE);
  });

  test('closes the sheet of the filters, and keeps what was chosen', async ({ page, shop }) => {
    await openListing(page, shop.origin);
    const filters = page
      .locator('main details')
      .filter({ has: page.locator('a[href*="?"]') })
      .first();
    await filters.locator('summary').first().click();
    await expect.poll(() => overlay(page)).toBe('open');
    await filters.locator('a[href*="?"]:visible').first().click();
    await expect(page).toHaveURL(/\?/);
    const chosen = page.url();
    await expect.poll(() => overlay(page)).toBe('open');
    await back(page);
    await expect(filters).not.toHaveAttribute('open');
    await expect(page).toHaveURL(chosen);
    await back(page);
    await expect(page).toHaveURL(shop.origin + LISTING);
  });
});
