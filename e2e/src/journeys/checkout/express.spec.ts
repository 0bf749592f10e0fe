import { ordersOf } from '../../steps/orders.js';
import { messagesOf, reader } from '../../steps/page-messages.js';
import { expect, test } from '../../support/test.js';

const express = reader(messagesOf('cart-checkout', ['express']));

test('CHK-04 a guest with a time slot orders from the cart with two taps', async ({
  page,
  shop,
  shopper,
  watched,
}) => {
  await shopper.fillCart();
  await shopper.open('/kassa');
  await shopper.chooseWindow();
  await page.goto(`${shop.origin}/warenkorb`);
  const email = 'erika@wallet.example';
  const before = await ordersOf(email);
  await page.getByRole('button', { name: express('button') }).click();
  const sheet = page.getByRole('dialog', { name: express('title') });
  await expect(sheet).toContainText(email);
  await sheet.getByRole('button', { name: shopper.text('order.place') }).dblclick();
  expect(await shopper.orderNumber()).toMatch(/^\S{6,}$/);
  expect(await ordersOf(email)).toBe(before + 1);
  expect(watched.faults).toEqual([]);
});
