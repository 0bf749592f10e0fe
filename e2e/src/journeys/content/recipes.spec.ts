import { expect, viewportsOf, test } from '../../support/test.js';
import type { Page } from '@playwright/test';
import type { Shop } from '../../support/shops.js';

const amounts = (page: Page, shop: Shop) =>
  page.getByRole('region', { name: shop.say('recipes.recipe.ingredients') }).getByRole('listitem');

for (const size of viewportsOf('phone')) {
  test.describe(`recipes, ${size}`, () => {
    test.use({ size });

    test('REC-01 REC-02 REC-06 a guest filters, reads, scales and cooks by keyboard', async ({
      page,
      shop,
      shopper,
      watched,
    }) => {
      const say = (key: string, values?: Record<string, string | number>) =>
        shop.say(`recipes.${key}`, values);
      await shopper.open('/rezepte');
      if (size === 'phone') await page.getByText(say('filter.heading'), { exact: true }).click();
      await page.getByRole('link', { name: new RegExp(`^${say('diet.vegan')}`) }).click();
      await expect(page).toHaveURL(/diet=vegan/);
      await page.getByRole('textbox', { name: say('search.label') }).fill('linsen');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/term=linsen&diet=vegan/);
      await page.getByRole('link', { name: 'Linsendal mit Spinat' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linsendal mit Spinat');
      await expect(amounts(page, shop).first()).toHaveText(/^300 g/);
      await page.getByRole('link', { name: say('servings.more') }).click();
      await page.getByRole('link', { name: say('servings.more') }).click();
      await expect(amounts(page, shop).first()).toHaveText(/^450 g/);
      await page.getByRole('button', { name: say('cook.start') }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Linsendal mit Spinat' });
      await expect(dialog.getByText(say('cook.ready'))).toBeVisible();
      await expect(dialog).toContainText('450 g');
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByText(say('cook.step', { step: 1, count: 3 }))).toBeVisible();
      await page.keyboard.press('End');
      await expect(dialog.getByText(say('cook.step', { step: 3, count: 3 }))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      expect(watched.faults).toEqual([]);
    });

    test('REC-02 the ingredients go into the cart in packs, what is at home stays out', async ({
      page,
      shop,
      shopper,
      watched,
    }) => {
      const say = (key: string) => shop.say(`recipes.${key}`);
      await shopper.open('/rezepte/kaiserschmarren');
      await page.getByRole('button', { name: say('shop.open') }).click();
      const dialog = page.getByRole('dialog', { name: /4 Portionen/ });
      await expect(dialog.getByRole('checkbox', { name: /^Milch/ })).toBeChecked();
      await expect(dialog.getByRole('checkbox', { name: /^glattes Mehl/ })).not.toBeChecked();
      await dialog.getByRole('radio', { name: say('shop.goal.waste') }).check();
      await expect(dialog).toContainText('500 ml');
      await dialog.getByRole('button', { name: /^2 Produkte in den Warenkorb/ }).click();
      await shopper.chooseDelivery();
      await expect(shopper.cart(2)).toBeVisible();
      expect(watched.faults).toEqual([]);
    });
  });
}

test('REC-02 on paper a recipe is what one cooks by, and nothing that can be pressed', async ({
  page,
  shop,
  shopper,
}) => {
  await shopper.open('/rezepte/kaiserschmarren');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(amounts(page, shop).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').last()).toBeAttached();
  for (const role of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test('REC-03 an unknown recipe is the page that does not exist', async ({ page, shop }) => {
  const response = await page.goto(`${shop.origin}/rezepte/gibt-es-nicht`);
  expect(response?.status()).toBe(404);
});

test(
  'SRCH-21 SRCH-27 the search suggests recipes and has a tab for them',
  { tag: '@full' },
  async ({ page, shop, shopper }) => {
    await shopper.open('/');
    const asked = page.waitForRequest(/\/api\/recipes\/search\/gulasch/);
    await page.getByRole('combobox', { name: shop.say('search.label') }).fill('gulasch');
    expect(new URL((await asked).url()).searchParams.get('pageSize')).toBe('5');
    await expect(page.getByRole('gridcell', { name: /Wiener Rindsgulasch/ })).toBeVisible();
    await shopper.open('/suche/gulasch?tab=recipes');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Wiener Rindsgulasch/ })
      .click();
    await expect(page).toHaveURL(`${shop.origin}/rezepte/rindsgulasch`);
  },
);

test(
  'CONT-46 CONT-47 a content page shows recipes and searches them',
  { tag: '@full' },
  async ({ page, shop, shopper }) => {
    await shopper.open('/inhalte');
    const group = page.getByRole('region', { name: 'Aus unserer Küche' });
    await expect(group.getByRole('article')).toHaveCount(4);
    await page.getByRole('textbox', { name: shop.say('recipes.search.label') }).fill('knödel');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/rezepte\?term=kn/);
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  },
);

test.describe('recipes without JavaScript', () => {
  test.use({ javaScriptEnabled: false, size: 'phone' });

  test('REC-02 are filtered, read and scaled by links and a form', async ({ page, shop }) => {
    const say = (key: string) => shop.say(`recipes.${key}`);
    await page.goto(`${shop.origin}/rezepte`);
    await page.getByText(say('filter.heading'), { exact: true }).click();
    await page.getByRole('link', { name: new RegExp(`^${say('season.summer')}`) }).click();
    await expect(page).toHaveURL(/season=summer/);
    await page.getByRole('textbox', { name: say('search.label') }).fill('marillen');
    await page
      .getByRole('button', { name: say('search.submit'), exact: true })
      .last()
      .click();
    await expect(page).toHaveURL(/season=summer/);
    await page.getByRole('link', { name: 'Marillenknödel aus Topfenteig' }).click();
    await expect(amounts(page, shop).first()).toHaveText(/^12 Stk\./);
    await page.getByRole('link', { name: say('servings.fewer') }).click();
    await expect(page).toHaveURL(/servings=3$/);
    await expect(amounts(page, shop).first()).toHaveText(/^9 Stk\./);
    await expect(page.getByRole('button', { name: say('cook.start') })).toBeHidden();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain('"Recipe"');
  });
});
