import { expectSlotCountsItsOrders, storedOrder } from '../../steps/orders.js';
import { expect, test } from '../../support/test.js';
import { hasDatabase } from '../../support/database.js';

test('PLAT-01 SLOT-14 CHK-01 CHK-05 a guest orders for pickup in a store', async ({
  page,
  shopper,
  watched,
}) => {
  await shopper.fillCart('pickup');
  await expect(shopper.cart(1)).toBeVisible();
  await shopper.cart(1).click();
  await shopper.toCheckout();
  await expect(shopper.step('service')).toContainText('Laubenweg 1');
  await shopper.chooseWindow();
  await shopper.fillContact();
  await shopper.sendContact();
  await expect(
    shopper
      .step('payment')
      .getByRole('radio', { name: shopper.text('payment.payment-at-the-door') }),
    'the door is no place to pay at when the goods are collected',
  ).toHaveCount(0);
  await shopper.choosePayment('payment-at-the-store');
  await shopper.orderButton().click();
  const number = await shopper.orderNumber();
  await expect(page.getByText(shopper.text('confirmation.nextPickup'))).toBeVisible();
  if (hasDatabase()) {
    const order = await storedOrder(number);
    expect(order.method_key).toBe('payment-at-the-store');
    await expectSlotCountsItsOrders(order.window_id);
  }
  expect(watched.faults).toEqual([]);
});
