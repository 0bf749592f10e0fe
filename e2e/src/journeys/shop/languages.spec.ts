import { sendRequest } from '../../support/send-request.js';
import { open } from '../../support/wait-for-hydration.js';
import { expect, test } from '../../support/test.js';

test.describe('a shop in two languages', () => {
  test('the English pages are English, from the header to the money', async ({
    page,
    shop,
    watched,
  }) => {
    expect(await open(page, `${shop.origin}/en/kategorie/aepfel-birnen`)).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apples & pears');
    await page.getByRole('link', { name: 'Gala apples', exact: true }).click();
    await expect(page).toHaveURL(`${shop.origin}/en/produkt/apfel-gala`);
    await expect(page.getByRole('main')).toContainText('€2.99');
    const german = /Warenkorb|Startseite|Sortiment|Zutaten|Lieferung|Suche\b/;
    await expect(page.locator('body')).not.toContainText(german);
    expect(watched.faults).toEqual([]);
  });

  test('the language link leads to the same page, and search engines can find it', async ({
    page,
    shop,
  }) => {
    await open(page, `${shop.origin}/produkt/apfel-gala`);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${shop.origin}/en/produkt/apfel-gala`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gala apples');
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(`${shop.origin}/produkt/apfel-gala`);
    // Both name each other and the default.
    const { body } = await sendRequest(`${shop.origin}/sitemap-products-1.xml`);
    for (const path of ['/produkt/apfel-gala', '/en/produkt/apfel-gala']) {
      const entry = body
        .split('<url>')
        .find((one) => one.startsWith(`<loc>${shop.origin}${path}<`));
      expect(entry).toContain(`hreflang="de-AT" href="${shop.origin}/produkt/apfel-gala"`);
      expect(entry).toContain(`hreflang="en" href="${shop.origin}/en/produkt/apfel-gala"`);
      expect(entry).toContain(`hreflang="x-default" href="${shop.origin}/produkt/apfel-gala"`);
    }
  });
});
