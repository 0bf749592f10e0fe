import { goods } from '../../steps/goods.js';
import { fillCartByApi } from '../../steps/fill-cart.js';
import { expect, test } from '../../support/test.js';

const items = '**/api/carts/items**';

test('R8 a cart that is changed without a connection keeps the change over a reload, and sends it', async ({
  context,
  page,
  shopper,
}) => {
  const { name } = goods.coffee;
  const waiting = page.getByText(/^Keine Verbindung: Eine Änderung/);
  await shopper.open('/impressum');
  await fillCartByApi(page);
  await shopper.open('/warenkorb');
  await expect(shopper.stepper(name)).toContainText('2');
  // What keeps changes comes after the page.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await shopper.press(name, 'increase');
  await expect(waiting.first()).toBeVisible();
  await expect(shopper.stepper(name)).toContainText('3');

  // The page loads again, but its changes still fail.
  await page.route(items, (route) => route.abort('internetdisconnected'));
  await context.setOffline(false);
  await shopper.open('/warenkorb');
  await expect(shopper.stepper(name)).toContainText('3');
  await expect(waiting.first()).toBeVisible();

  await page.unroute(items);
  const sent = shopper.cartChange();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await sent;
  await expect(waiting).toHaveCount(0);
  await shopper.open('/warenkorb');
  await expect(shopper.stepper(name)).toContainText('3');
});
