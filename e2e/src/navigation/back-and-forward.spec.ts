import { open, waitForHydration } from '../support/wait-for-hydration.js';
import { expect, test } from '../support/test.js';
import {
  LISTING,
  top,
  farTile,
  isSameDocument,
  openMarked,
  openFarProduct,
} from './listing-page.js';

test.describe('back and forward', { tag: '@deep' }, () => {
  test('restore the scroll position of each page', async ({ page, shop }) => {
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

  test('ERR-07 offline, stay on the page and keep the forward history', async ({
    page,
    shop,
    context,
  }) => {
    await openMarked(page, `${shop.origin}/lieferung`);
    await page.locator('footer a[href="/pfand"]').first().click();
    await expect(page).toHaveURL(`${shop.origin}/pfand`);
    await context.setOffline(true);
    // Back, and forward again by the shop: only then has the browser come to rest.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const here = window.location.pathname;
          window.addEventListener('popstate', () => window.location.pathname === here && resolve());
          window.history.back();
        }),
    );
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

test(
  'a reload keeps the place on the page, and the way back',
  { tag: '@deep' },
  async ({ page, shop }) => {
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
  },
);

test.describe('a fragment', () => {
  test('within the page scrolls there, adds a history entry, and loads nothing', async ({
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
    // Payloads of products that came into view may be prefetched.
    expect(loaded.filter((url) => url.includes(`${LISTING}/_payload`))).toEqual([]);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('of an address that is opened scrolls there', async ({ page, shop }) => {
    await open(page, `${shop.origin}${LISTING}#content`);
    await expect(page).toHaveURL(/#content$/);
    await expect(page.locator('#content')).toBeInViewport();
  });
});
