import type { Locator } from '@playwright/test';
import { customer } from '../steps/goods.js';
import { fillCartByApi } from '../steps/fill-cart.js';
import { pageMessages } from '../steps/page-messages.js';
import type { Shopper } from '../steps/shopper.js';
import { expect, test, widthsOf } from '../support/test.js';
import { axeFaults } from './axe.js';
import { leaks, overflow } from './page-faults.js';

const say = pageMessages('cart-checkout', 'orderChanges');

/** Checks of the page with an open dialog, and of its focus. */
async function expectGood({ page }: Shopper, name: string, dialog?: Locator): Promise<void> {
  expect.soft(await axeFaults(page), name).toEqual([]);
  expect.soft(await leaks(page), name).toEqual([]);
  expect.soft(await overflow(page), `${name}: pixels beyond the window`).toBeLessThanOrEqual(0);
  if (!dialog) return;
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(holdsFocus, `${name} has the focus`).toBe(true);
  // All the way around: it does not get out.
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Tab');
  await expect.poll(holdsFocus, `${name} keeps the focus`).toBe(true);
}

/** Opens a dialog of the order's actions, checks it, and closes it with Esc: the focus returns. */
async function lookAt(shopper: Shopper, key: string, dialog: Locator): Promise<void> {
  const { page } = shopper;
  const opener = page.getByRole('button', { name: say(key), exact: true });
  await opener.press('Enter');
  await expect(dialog).toBeVisible();
  await expectGood(shopper, key, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

async function placeOrder(shopper: Shopper): Promise<void> {
  await shopper.open('/impressum');
  await fillCartByApi(shopper.page, ['apfel-gala']);
  await shopper.open('/kassa');
  await shopper.chooseWindow();
  await shopper.fillContact({ ...customer, email: `dialogs.${Date.now()}@example.test` });
  await shopper.sendContact();
  await shopper.openStep('payment');
  await expect(shopper.step('payment').getByRole('radio').first()).toBeVisible();
  await expectGood(shopper, 'payment');
  await shopper.choosePayment('payment-at-the-door');
  await shopper.orderButton().click();
  await shopper.orderNumber();
}

for (const [size, viewport] of Object.entries(widthsOf('phone')))
  test.describe(`A1 A2 A3 ${size}`, () => {
    test.use({ viewport });
    test(
      'CHK-05 the dialogs of an order’s care, and the order when it is cancelled',
      { tag: '@deep' },
      async ({ page, shopper, watched }) => {
        test.setTimeout(120_000);
        await placeOrder(shopper);
        const titled = (key: string) => page.getByRole('dialog', { name: say(key) });
        await expectGood(shopper, 'confirmation');
        await lookAt(shopper, 'care.move', titled('care.move'));
        await lookAt(shopper, 'care.remove', titled('care.remove'));
        const question = page.getByRole('dialog', { name: /stornieren\?$/ });
        await lookAt(shopper, 'care.cancel', question);
        await page.getByRole('button', { name: say('care.cancel'), exact: true }).click();
        await page.getByRole('button', { name: say('care.cancelYes'), exact: true }).click();
        await expect(page.getByText(say('care.cancelled'))).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ist storniert$/);
        await expect(page.getByText(shopper.text('confirmation.title'))).toHaveCount(0);
        await expectGood(shopper, 'cancelled');
        expect(watched.faults).toEqual([]);
      },
    );
  });
