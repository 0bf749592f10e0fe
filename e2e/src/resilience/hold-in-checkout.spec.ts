import { fillCartByApi } from '../steps/fill-cart.js';
import { customer } from '../steps/goods.js';
import { ordersOf } from '../steps/orders.js';
import type { Shopper } from '../steps/shopper.js';
import { waitForHydration } from '../support/wait-for-hydration.js';
import { expect, test } from '../support/test.js';

/** A new page from the server, and one from the history: both know the hold. */
async function reloadAndReturn({ page, shop }: Shopper): Promise<void> {
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText(/^Ihr Zeitfenster ist noch \d+ Minuten/).first()).toBeVisible();
  await page.goto(`${shop.origin}/impressum`);
  await page.goBack();
  await waitForHydration(page);
  await expect(page.getByText(/^Ihr Zeitfenster ist noch \d+ Minuten/).first()).toBeVisible();
}

test(
  'CHK-02 SLOT-06 a checkout with a held time slot survives reload, back and double click at every step',
  { tag: '@full' },
  async ({ page, shopper, watched }) => {
    const email = `held.${Date.now()}@example.test`;
    const next = (step: 'slot' | 'payment') =>
      shopper.step(step).getByRole('button', { name: shopper.text(`step.${step}.submit`) });
    await shopper.open('/impressum');
    await fillCartByApi(page);
    await shopper.open('/kassa');
    await shopper.openStep('slot');
    await shopper.step('slot').getByRole('radio', { name: /Uhr/, disabled: false }).first().check();
    await next('slot').dblclick();
    await expect(next('slot')).toBeHidden();
    await reloadAndReturn(shopper);
    await shopper.fillContact({ ...customer, email });
    await shopper.continueButton().dblclick();
    await expect(shopper.orderButton()).toBeVisible();
    await reloadAndReturn(shopper);
    await shopper.openStep('payment');
    await shopper
      .step('payment')
      .getByRole('radio', { name: new RegExp(shopper.text('payment.payment-at-the-door')) })
      .check();
    await next('payment').dblclick();
    await expect(shopper.orderButton()).toBeVisible();
    await reloadAndReturn(shopper);
    await shopper.orderButton().dblclick();
    await shopper.orderNumber();
    expect(await ordersOf(email)).toBe(1);
    expect(watched.faults).toEqual([]);
  },
);
