import { axeFaults } from '../../checks/axe.js';
import { overflow } from '../../checks/page-faults.js';
import { customer } from '../../steps/goods.js';
import { pageMessages } from '../../steps/page-messages.js';
import { recordLayoutShifts } from '../../support/layout-shifts.js';
import { expect, test } from '../../support/test.js';

const say = pageMessages('cart-checkout', 'homeRow', 'additionBanner', 'again');

test.use({ size: 'phone', reducedMotion: 'reduce' });

test('CART-03 CART-29 from the home page into the last order, and out of it again', async ({
  page,
  context,
  shopper,
  watched,
}) => {
  await shopper.fillCart();
  await shopper.open('/kassa');
  await shopper.chooseWindow();
  await shopper.fillContact({ ...customer, email: `again.${Date.now()}@example.test` });
  await shopper.sendContact();
  await shopper.choosePayment('payment-at-the-door');
  await shopper.orderButton().click();
  const number = await shopper.orderNumber();

  const shifts = await recordLayoutShifts(page);
  await shopper.open('/');
  const add = page.getByRole('button', { name: say('order.addTo', { number }) });
  await expect(add).toBeInViewport({ ratio: 1 });
  expect(await shifts()).toEqual([]);

  await add.click();
  await expect(page).toHaveURL(/\/wieder-kaufen$/);
  const banner = page.getByRole('region', { name: say('label') });
  await expect(banner).toContainText(number);
  await expect(page.getByRole('heading', { name: say('once') })).toBeVisible();
  expect.soft(await axeFaults(page)).toEqual([]);
  expect.soft(await overflow(page)).toBeLessThanOrEqual(0);

  await page.reload();
  await expect(banner).toBeVisible();
  const other = await context.newPage();
  await other.goto(new URL('/sortiment', page.url()).href);
  const otherBanner = other.getByRole('region', { name: say('label') });
  await expect(otherBanner).toContainText(number);
  await banner.getByRole('button', { name: say('done') }).click();
  await expect(banner).toBeHidden();
  await expect(otherBanner).toBeHidden();
  expect(watched.faults).toEqual([]);
});
