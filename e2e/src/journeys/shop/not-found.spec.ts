import { sendRequest } from '../../support/send-request.js';
import { expect, test } from '../../support/test.js';

test.describe('what does not exist', () => {
  for (const path of [
    '/gibt-es-nicht',
    '/gibt/es/auch/nicht',
    '/produkt/gibt-es-nicht',
    '/produkt/apfel-gala/999999',
    '/kategorie/gibt-es-nicht',
    '/sortiment/gibt-es-nicht',
    '/marken/gibt-es-nicht',
    '/en/produkt/gibt-es-nicht',
    '/assets/gibt-es-nicht.js',
    '/api/gibt-es-nicht',
    '/api/products/gibt-es-nicht',
  ])
    test(`A9 NAV-57 CAT-21 ${path} responds 404`, async ({ shop }) => {
      expect((await sendRequest(shop.origin + path)).status).toBe(404);
    });

  test('ERR-01 the page shows a message, keeps its header, and links on', async ({
    page,
    shop,
    shopper,
  }) => {
    expect(await shopper.open('/gibt-es-nicht')).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      shop.say('shell.notFoundTitle'),
    );
    await expect(page.getByRole('search')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: shop.say('shell.toHome') })
      .click();
    await expect(page).toHaveURL(`${shop.origin}/`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
      shop.say('shell.notFoundTitle'),
    );
  });

  test('CAT-14 an unknown product shows alternatives', async ({ page, shop, shopper }) => {
    expect(await shopper.open('/produkt/gibt-es-nicht')).toBe(404);
    await expect(
      page.getByRole('heading', { name: shop.say('catalogue.notFound.title') }),
    ).toBeVisible();
    const group = page.getByRole('main').getByRole('link');
    expect(await group.count()).toBeGreaterThan(3);
  });
});
