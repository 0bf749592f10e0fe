import { expect, test } from '../../support/test.js';

/** Everything that a search engine, and a shopper without scripts, can do. */
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PLAT-02 from the home page through the categories to a product, page by page', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.origin}/`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Obst & Gemüse/ })
      .first()
      .click();
    await expect(page).toHaveURL(`${shop.origin}/kategorie/obst-gemuese`);
    await page.getByRole('link', { name: shop.say('catalogue.pages.next') }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Apfel Gala', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apfel Gala');
    await expect(page.getByRole('main')).toContainText('€ 2,99 / kg');
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain('"Product"');
  });

  test('SRCH-24 the search field is a form that submits to the results', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/`);
    const field = page.getByRole('search').getByRole('textbox');
    await field.fill('milch');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/suche\/milch/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('milch');
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(5);
  });

  test('CAT-15 the two sizes of a product link to each other', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/produkt/karotten-1-kg`);
    const sizes = page.getByRole('navigation', { name: shop.say('catalogue.product.sizes') });
    await expect(sizes.locator('[aria-current=page]')).toHaveText('1 kg');
    await sizes.getByRole('link', { name: '2 kg' }).click();
    await expect(page).toHaveURL(`${shop.origin}/produkt/karotten-vorratspackung-2-kg`);
    await expect(sizes.getByRole('link')).toHaveText(['1 kg', '2 kg']);
  });

  test('a listing is filtered by links and sorted by a form', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/kategorie/getraenke`);
    const count = page.getByRole('main').getByRole('status');
    const all = parseInt(await count.innerText(), 10);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Hopfauer/ })
      .first()
      .click();
    await expect(page).toHaveURL(/brand=hopfauer/);
    expect(parseInt(await count.innerText(), 10)).toBeLessThan(all);
    await page.getByLabel(shop.say('catalogue.sort.label')).selectOption('price');
    await page.getByRole('button', { name: shop.say('catalogue.sort.apply') }).click();
    await expect(page).toHaveURL(/sort=price/);
    await expect(page).toHaveURL(/brand=hopfauer/);
  });

  test('the menu links to the list of all pages, the cart link to the cart', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${shop.origin}/`);
    await page.getByRole('link', { name: shop.say('shell.menu'), exact: true }).click();
    await expect(page).toHaveURL(`${shop.origin}/sitemap`);
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(40);
    await page.goto(`${shop.origin}/warenkorb`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
