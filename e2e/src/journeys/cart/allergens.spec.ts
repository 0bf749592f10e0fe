import type { Page } from '@playwright/test';
import { goods } from '../../steps/goods.js';
import { pageMessages } from '../../steps/page-messages.js';
import { open } from '../../support/wait-for-hydration.js';
import { expect, mainViewports, viewportsOf, test } from '../../support/test.js';

const say = pageMessages('cart-checkout', 'allergens');
const message = (key: string, name = '', count = 1) => say(key, { name, count });

const { milk } = goods;
const contains = 'Enthält Milch.';

async function avoidMilk(page: Page, origin: string): Promise<void> {
  await open(page, `${origin}/warenkorb`);
  await page.getByText(message('choice.title'), { exact: true }).click();
  await page.getByRole('checkbox', { name: message('allergen.milk') }).check();
  await page.getByRole('button', { name: message('choice.save') }).click();
  await expect(page.getByText(message('choice.saved'))).toBeVisible();
}

for (const size of viewportsOf('phone')) {
  test.describe(`allergens at ${size} size`, () => {
    test.use({ size });

    test(
      'a guest who avoids milk is warned on tile and recipe, and adds only what they confirm',
      { tag: '@deep' },
      async ({ page, shop, shopper }) => {
        await avoidMilk(page, shop.origin);
        const single = page.getByRole('dialog', { name: message('ask.title') });
        const no = { name: message('ask.cancel') };

        await test.step('a tile, and no', async () => {
          await shopper.open('/kategorie/frischmilch');
          await shopper.press(milk.name, 'add');
          await shopper.chooseDelivery();
          await expect(single).toContainText(`${milk.name}: ${contains}`);
          await single.getByRole('button', no).click();
          await expect(single).toBeHidden();
          await shopper.open('/warenkorb');
          await expect(page.getByText(shopper.text('empty.title'))).toBeVisible();
        });

        await test.step('the same tile, and yes', async () => {
          await shopper.open('/kategorie/frischmilch');
          await shopper.press(milk.name, 'add');
          await single.getByRole('button', { name: message('ask.add') }).click();
          await expect(shopper.cart(1)).toBeVisible();
          await shopper.open('/warenkorb');
          await expect(page.getByText(`${contains} ${message('line.confirmed')}`)).toBeVisible();
        });

        await test.step('a recipe: what fits enters, the milk does not', async () => {
          await shopper.open('/rezepte/kaiserschmarren');
          await page.getByRole('button', { name: shop.say('recipes.shop.open') }).click();
          const dialog = page.getByRole('dialog', { name: /4 Portionen/ });
          await dialog.getByRole('button', { name: /Produkte in den Warenkorb/ }).click();
          await expect(single).toContainText(contains);
          await single.getByRole('button', no).click();
          await expect(shopper.cart(2)).toBeVisible();
        });
      },
    );
  });
}

test.describe('allergens without JavaScript', { tag: '@deep' }, () => {
  test.use({ javaScriptEnabled: false, viewport: mainViewports.phone });

  test('a no-script page names the allergen before it adds, and the cart shows the confirmation', async ({
    page,
    shop,
  }) => {
    const plain = `${shop.origin}/_plain/de-AT`;
    await page.goto(`${plain}/cart`);
    await page.getByText(message('choice.title'), { exact: true }).click();
    await page.getByRole('checkbox', { name: message('allergen.milk') }).check();
    await page.getByRole('button', { name: message('choice.save') }).click();
    await page.goto(`${plain}/product?sku=101504`);
    const add = page.getByRole('button', { name: shop.say('cart-checkout.stepper.addText') });
    await add.click();
    await page
      .getByRole('group', { name: shop.say('cart-checkout.pickup.stores') })
      .getByRole('radio')
      .first()
      .check();
    await page.getByRole('button', { name: shop.say('cart-checkout.service.collectHere') }).click();
    await expect(page).toHaveURL(/\/product\?sku=101504$/);
    await add.click();
    await expect(page.getByRole('alert')).toContainText(contains);
    await expect(page.getByRole('alert')).toContainText(milk.name);
    await page.getByRole('button', { name: message('ask.add') }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByText(contains)).toContainText(message('line.confirmed'));
  });
});
