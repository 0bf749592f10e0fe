import { sendRequest } from '../../support/send-request.js';
import { open } from '../../support/wait-for-hydration.js';
import { harvest } from '../../support/shops.js';
import { expect, test as base } from '../../support/test.js';

const test = base.extend({ shop: async ({}, use) => use(harvest()), locale: 'en-GB' });

test.describe('harvest, a second shop of the same process', () => {
  test('NAV-01 PLAT-08 has its own texts, currency, URLs and theme', async ({
    page,
    shop,
    watched,
  }) => {
    expect(await open(page, `${shop.origin}/aisle/fruit-veg`)).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page.getByRole('main')).toContainText('£');
    await expect(page.getByRole('main')).not.toContainText('€');
    const brand = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--colour-brand').trim(),
    );
    expect(brand).toBe('#163a8c');
    await page.getByRole('link', { name: 'Braeburn apples', exact: true }).click();
    await expect(page).toHaveURL(`${shop.origin}/item/braeburn-apples`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Braeburn apples');
    expect(watched.faults).toEqual([]);
  });

  test('PLAT-10 PLAT-15 has no cart: no page, no plus, not one byte of its code', async ({
    page,
    shop,
    watched,
  }) => {
    for (const path of ['/cart', '/warenkorb', '/checkout', '/kassa'])
      expect((await sendRequest(shop.origin + path)).status, path).toBe(
        path === '/checkout' ? 301 : 404,
      );
    for (const path of ['/', '/aisle/fruit-veg', '/item/braeburn-apples', '/find/apple']) {
      expect(await open(page, shop.origin + path)).toBe(200);
      await page.waitForLoadState('networkidle');
      expect(await page.content()).not.toMatch(/cart-checkout|\/cart\b/);
    }
    expect(watched.requested.filter((url) => /cart|checkout/.test(url))).toEqual([]);
    const scripts = watched.requested.filter((url) => new URL(url).pathname.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(3);
    for (const script of new Set(scripts)) {
      const { body } = await sendRequest(script, { 'accept-encoding': 'identity' });
      expect(body, script).not.toContain('/api/carts');
    }
    await expect(page.getByRole('button', { name: /cart|basket/i })).toHaveCount(0);
  });

  test('the two shops share no address: each knows its own alone', async ({ shop }) => {
    const market = shop.origin.replace('harvest', 'gruenmarkt');
    expect((await sendRequest(`${market}/aisle/fruit-veg`)).status).toBe(404);
    expect((await sendRequest(`${shop.origin}/kategorie/obst-gemuese`)).status).toBe(404);
  });
});
