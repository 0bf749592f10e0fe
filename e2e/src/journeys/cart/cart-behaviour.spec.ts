import { goods } from '../../steps/goods.js';
import { Shopper } from '../../steps/shopper.js';
import { expect, test } from '../../support/test.js';
import { monitorPage } from '../../support/page-monitor.js';

test(
  'R8 two tabs add to one cart, and neither loses anything',
  { tag: '@deep' },
  async ({ context, shop, shopper }) => {
    await shopper.fillCart();
    const page = await context.newPage();
    const second = new Shopper(page, shop, monitorPage(page, shop.origin));
    await second.open(goods.apples.path);
    await shopper.open(goods.milk.path);
    await expect(second.cart(1)).toBeVisible();
    await Promise.all([second.add(goods.apples.name), shopper.add(goods.milk.name)]);
    await shopper.open('/warenkorb');
    for (const { name } of [goods.coffee, goods.apples, goods.milk])
      await expect(shopper.stepper(name)).toBeVisible();
    await expect(shopper.cart(3)).toBeVisible();
  },
);

test('R8 fast presses are all counted, in their order', async ({ page, shopper }) => {
  await shopper.fillCart();
  await shopper.open(goods.milk.path);
  await page.route('**/api/carts/items', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  await shopper.press(goods.milk.name, 'add');
  for (let i = 0; i < 5; i += 1) await shopper.press(goods.milk.name, 'increase');
  await shopper.press(goods.milk.name, 'decrease');
  await expect(shopper.stepper(goods.milk.name)).toContainText('5');
  await page.waitForLoadState('networkidle');
  await page.unroute('**/api/carts/items');
  await shopper.open('/warenkorb');
  await expect(shopper.stepper(goods.milk.name)).toContainText('5');
});

test(
  'R8 a product that is added offline waits, is announced, and is sent on reconnection',
  { tag: '@deep' },
  async ({ context, page, shopper }) => {
    const waiting = page.getByText(/^Keine Verbindung: Eine Änderung/);
    await shopper.fillCart();
    await shopper.open(goods.milk.path);
    await expect(shopper.cart(1)).toBeVisible();
    // What announces that changes are kept comes after the page, with the bar of the cart's goal.
    await expect(page.getByRole('banner').locator('progress')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await shopper.press(goods.milk.name, 'add');
    await expect(waiting.first()).toBeVisible();
    await context.setOffline(false);
    await expect(waiting).toHaveCount(0);
    await shopper.open('/warenkorb');
    await expect(shopper.stepper(goods.milk.name)).toBeVisible();
  },
);

test.describe('on a line that nothing is fetched ahead on', () => {
  test.use({ savesData: true });

  test(
    'CART-16 the question where to comes when the line is back, if its code was not there before',
    { tag: '@full' },
    async ({ context, page, shopper }) => {
      await shopper.open(goods.milk.path);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await shopper.press(goods.milk.name, 'add');
      await page.waitForTimeout(500);
      await expect(shopper.dialog()).toBeHidden();
      await context.setOffline(false);
      await shopper.choosePickup();
      await expect(shopper.cart(1)).toBeVisible();
    },
  );
});

test(
  'an add after the session has gone starts a new cart instead of failing',
  { tag: '@deep' },
  async ({ context, page, shopper }) => {
    await shopper.fillCart();
    await shopper.open(goods.milk.path);
    await expect(shopper.cart(1)).toBeVisible();
    // Fetching the cart now would return 404.
    await page.waitForLoadState('networkidle');
    await context.clearCookies();
    const stored = page.waitForResponse(
      (response) => response.url().endsWith('/api/carts/items') && response.status() === 200,
    );
    await shopper.press(goods.milk.name, 'add');
    await stored;
    await shopper.open('/warenkorb');
    await expect(shopper.stepper(goods.milk.name)).toBeVisible();
  },
);
