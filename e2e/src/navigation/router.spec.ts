import type { Locator, Page } from '@playwright/test';
import { open, waitForHydration } from '../support/wait-for-hydration.js';
import { expect, test } from '../support/test.js';

const LISTING = '/kategorie/obst-gemuese';
const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** A product's link below the first screen; the page is scrolled there. */
const farTile = (page: Page) => page.locator('main a[href^="/produkt/"]').nth(14);
const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window);
const entries = (page: Page) => page.evaluate(() => window.history.length);

async function openMarked(page: Page, url: string): Promise<void> {
  await open(page, url);
  await page.evaluate(() => Object.assign(window, { marked: true }));
}
/** Opens a product from far down the listing; gives its path and how far down that was. */
async function openFarProduct(page: Page): Promise<{ path: string; from: number }> {
  await farTile(page).scrollIntoViewIfNeeded();
  const from = await top(page);
  const path = (await farTile(page).getAttribute('href')) ?? '';
  await farTile(page).click();
  await page.waitForURL(`**${path}`);
  return { path, from };
}

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

  test('with a modifier key or the middle button is the browser’s: the page stays', async ({
    page,
    shop,
    context,
  }) => {
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
  });

  test('to the page on screen adds no entry, and its query does', async ({ page, shop }) => {
    await openMarked(page, `${shop.origin}/lieferung`);
    const before = await entries(page);
    const same = page.locator('footer a[href="/lieferung"]').first();
    await same.click();
    await same.click();
    await expect(page).toHaveURL(`${shop.origin}/lieferung`);
    expect(await entries(page)).toBe(before);
  });

  test('pressed twice, or followed by another in a hurry, ends on the last one', async ({
    page,
    shop,
  }) => {
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
  });

  test('works by keyboard, and Tab goes on from the new page’s heading', async ({ page, shop }) => {
    await openMarked(page, `${shop.origin}/lieferung`);
    await page.locator('footer a[href="/pfand"]').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${shop.origin}/pfand`);
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('Tab');
    const isAfter = await heading(page).evaluate(
      (own) =>
        own.compareDocumentPosition(document.activeElement ?? own) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(isAfter).toBeTruthy();
  });
});

test.describe('back and forward', () => {
  test('lead to where the visitor was on each page', async ({ page, shop }) => {
    await openMarked(page, shop.origin + LISTING);
    const { path, from } = await openFarProduct(page);
    await page.evaluate(() => window.scrollTo(0, 300));
    const down = await top(page);
    await page.goBack();
    await expect(page).toHaveURL(shop.origin + LISTING);
    await expect.poll(() => top(page)).toBe(from);
    await page.goForward();
    await expect(page).toHaveURL(shop.origin + path);
    await expect.poll(() => top(page)).toBe(down);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('take steps one by one through what was filtered, searched and opened', async ({
    page,
    shop,
  }) => {
    await openMarked(page, shop.origin + LISTING);
    const field = page.getByRole('search').getByRole('combobox').first();
    await field.fill('apfel');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/suche\/apfel/);
    const found = page.url();
    await page.locator('main a[href^="/produkt/"]').first().click();
    await page.waitForURL('**/produkt/**');
    await page.goBack();
    await expect(page).toHaveURL(found);
    await expect(field).toHaveValue('apfel');
    await page.goBack();
    await expect(page).toHaveURL(shop.origin + LISTING);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('pass over a page that only led elsewhere', async ({ page, shop }) => {
    await openMarked(page, `${shop.origin}/lieferung`);
    await page.getByRole('banner').locator('a[href="/konto"]').first().click();
    await expect(page).toHaveURL(/\/anmelden/);
    await page.goBack();
    await expect(page).toHaveURL(`${shop.origin}/lieferung`);
  });

  test('ERR-07 offline, stay on the page and keep what lies ahead', async ({
    page,
    shop,
    context,
  }) => {
    await openMarked(page, `${shop.origin}/lieferung`);
    await page.locator('footer a[href="/pfand"]').first().click();
    await expect(page).toHaveURL(`${shop.origin}/pfand`);
    await context.setOffline(true);
    await page.evaluate(() => window.history.back());
    await expect(page.getByText('Keine Internetverbindung.').first()).toBeVisible();
    await expect(page).toHaveURL(`${shop.origin}/pfand`);
    await context.setOffline(false);
    await page.goBack();
    await expect(page).toHaveURL(`${shop.origin}/lieferung`);
    await page.goForward();
    await expect(page).toHaveURL(`${shop.origin}/pfand`);
  });

  test('return from another site to the same place', async ({ page, shop }) => {
    await open(page, shop.origin + LISTING);
    await farTile(page).scrollIntoViewIfNeeded();
    const from = await top(page);
    // The entry knows its place once the page has come to rest.
    await expect.poll(() => page.evaluate(() => window.history.state?.scroll)).toBe(from);
    await page.goto('about:blank');
    await page.goBack();
    await waitForHydration(page);
    await expect.poll(() => top(page)).toBe(from);
  });
});

test('a reload keeps the place on the page, and the way back', async ({ page, shop }) => {
  await open(page, `${shop.origin}/lieferung`);
  await page.goto(shop.origin + LISTING);
  await waitForHydration(page);
  await farTile(page).scrollIntoViewIfNeeded();
  const from = await top(page);
  await expect.poll(() => page.evaluate(() => window.history.state?.scroll)).toBe(from);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => top(page)).toBe(from);
  await page.goBack();
  await expect(page).toHaveURL(`${shop.origin}/lieferung`);
});

test.describe('a fragment', () => {
  test('of the page scrolls there, is an entry of its own, and loads nothing', async ({
    page,
    shop,
  }) => {
    await openMarked(page, shop.origin + LISTING);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '#end', textContent: 'end' });
      document.querySelector('footer')?.setAttribute('id', 'end');
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'end', exact: true }).click();
    await expect(page).toHaveURL(`${shop.origin}${LISTING}#end`);
    await expect.poll(() => top(page)).toBeGreaterThan(500);
    const there = await top(page);
    await page.goBack();
    await expect(page).toHaveURL(shop.origin + LISTING);
    await expect.poll(() => top(page)).toBeLessThan(there);
    expect(loaded.filter((url) => url.includes('_payload'))).toEqual([]);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('of an address that is opened scrolls there', async ({ page, shop }) => {
    await open(page, `${shop.origin}${LISTING}#content`);
    await expect(page).toHaveURL(/#content$/);
    await expect(page.locator('#content')).toBeInViewport();
  });
});

test('a slow page shows that it is on its way, and the old one can be used until then', async ({
  page,
  shop,
}) => {
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
});
