import { expectSlotCountsItsOrders, storedOrder } from '../../steps/orders.js';
import { categories, goods } from '../../steps/goods.js';
import { expect, test, viewportsOf } from '../../support/test.js';
import { hasDatabase } from '../../support/database.js';

for (const size of viewportsOf('phone')) {
  test.describe(`a guest orders for delivery, ${size}`, () => {
    test.use({ size });

    test('PLAT-01 PLAT-02 CUST-31 CART-16 CART-17 CHK-01 CHK-05 SLOT-15 API-104 from the home page to the order number', async ({
      page,
      shop,
      shopper,
      watched,
    }) => {
      const cart = page.getByRole('main');

      await test.step('home, category, product', async () => {
        await shopper.open('/');
        await page
          .getByRole('main')
          .getByRole('link', { name: /Obst & Gemüse/ })
          .first()
          .click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(categories.root.name);
        await page.getByRole('main').getByRole('link', { name: 'Obst', exact: true }).click();
        await page.getByRole('main').getByRole('link', { name: categories.apples.name }).click();
        await expect(page).toHaveURL(shop.origin + categories.apples.path);
        await page.getByRole('link', { name: goods.apples.name, exact: true }).click();
        await expect(page).toHaveURL(shop.origin + goods.apples.path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(goods.apples.name);
      });

      await test.step('CART-16 CART-17 the question comes before the first product', async () => {
        await shopper.press(goods.apples.name, 'add');
        await expect(shopper.dialog()).toBeVisible();
        expect(watched.requested.filter((url) => url.includes('/api/carts/items'))).toEqual([]);
        const stored = shopper.cartChange();
        await shopper.chooseDelivery();
        await stored;
        await expect(shopper.cart(1)).toBeVisible();
      });

      await test.step('CART-24 quantities move in steps of the product', async () => {
        await expect(shopper.stepper(goods.apples.name)).toContainText('200');
        const stored = shopper.cartChange();
        await shopper.press(goods.apples.name, 'increase');
        await expect(shopper.stepper(goods.apples.name)).toContainText('400');
        await stored;
      });

      await test.step('SRCH-01 SRCH-12 the flyout finds milk, its page has a plus', async () => {
        const search = page.getByRole('combobox', { name: shop.say('search.label') });
        await search.pressSequentially('vollmilch glas');
        await page.getByRole('gridcell', { name: goods.milk.name }).first().click();
        await expect(page).toHaveURL(shop.origin + goods.milk.path);
        await shopper.add(goods.milk.name);
        await expect(shopper.cart(2)).toBeVisible();
      });

      await test.step('SRCH-24 the page of results adds from its tile', async () => {
        const search = page.getByRole('combobox', { name: shop.say('search.label') });
        await search.fill('mineralwasser prickelnd');
        await search.press('Enter');
        await expect(page).toHaveURL(/\/suche\/mineralwasser/);
        await shopper.add(goods.water.name);
        await expect(shopper.cart(3)).toBeVisible();
      });

      await test.step('CART-59 CART-62 below the minimum the checkout is closed, with a reason', async () => {
        await shopper.cart(3).click();
        await expect(page).toHaveURL(`${shop.origin}/warenkorb`);
        await expect(shopper.button('cart.checkout')).toBeDisabled();
        const amounts = { missing: '€.[0-9,]+', amount: '€.30,00' };
        const reason = new RegExp(shopper.text('limits.minValueDeposit', amounts));
        await expect(cart.getByText(reason)).toBeVisible();
      });

      await test.step('weighed goods and deposits are labelled', async () => {
        const weighed = new RegExp(shopper.text('line.weighed', { amount: '€.[0-9,]+' }));
        await expect(cart.getByText(weighed).first()).toBeVisible();
        await expect(
          cart.getByText(shopper.text('line.deposit', { amount: '€ 0,22' })),
        ).toBeVisible();
        await expect(cart.getByText(shopper.text('totals.deposit'), { exact: true })).toBeVisible();
      });

      await test.step('enough is ordered, the checkout opens', async () => {
        for (let trays = 2; trays <= 6; trays += 1) {
          await shopper.press(goods.water.name, 'increase');
          await expect(shopper.stepper(goods.water.name)).toContainText(String(trays));
        }
        await shopper.toCheckout();
      });

      let slot = '';
      await test.step('PLAT-50 CHK-03 the focused layout leads through the steps', async () => {
        await expect(page.locator('[data-layout=focused]')).toBeVisible();
        await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
        await expect(shopper.step('service')).toContainText('Laubenweg 2');
        slot = await shopper.chooseWindow();
        await shopper.fillContact();
        await shopper.sendContact();
        await shopper.choosePayment('payment-at-the-door');
        await expect(shopper.step('summary')).toContainText(goods.water.name);
      });

      await test.step('CHK-04 CHK-05 SLOT-06 the order is placed, stored and counted', async () => {
        await shopper.orderButton().click();
        const number = await shopper.orderNumber();
        expect(number).toMatch(/^\S{6,}$/);
        const time = /\d+ bis \d+ Uhr/.exec(slot)?.[0] ?? 'no window';
        await expect(page.getByRole('main')).toContainText(time);
        if (hasDatabase()) {
          const order = await storedOrder(number);
          expect(order.method_key).toBe('payment-at-the-door');
          await expectSlotCountsItsOrders(order.window_id);
        }
        await expect(shopper.cart(0)).toBeVisible();
      });

      await test.step('on paper the order is what one keeps, and nothing that can be pressed', async () => {
        await page.emulateMedia({ media: 'print' });
        await expect(cart.getByText(goods.water.name)).toBeVisible();
        for (const role of ['button', 'checkbox', 'link'] as const)
          await expect(page.getByRole('main').getByRole(role)).toHaveCount(0);
        await expect(page.getByText(shopper.text('service.continue'))).toBeHidden();
      });

      expect(watched.faults).toEqual([]);
    });
  });
}
