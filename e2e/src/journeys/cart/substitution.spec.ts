import { customer } from '../../steps/goods.js';
import { fillCartByApi } from '../../steps/fill-cart.js';
import { expect, test } from '../../support/test.js';

test('CART-08 a substitution preference for all and for one product is on the confirmation', async ({
  page,
  shopper,
}) => {
  await shopper.open('/impressum');
  await fillCartByApi(page, ['erdbeeren-500-g', 'heidelbeeren-250-g']);
  await shopper.open('/kassa');
  await shopper.chooseWindow();
  await shopper.fillContact({ ...customer, email: `substitution.${Date.now()}@example.test` });
  await shopper.sendContact();
  await shopper.choosePayment('payment-at-the-door');
  const question = page.getByRole('region', { name: 'Wenn etwas fehlt' });
  await question.getByRole('radio', { name: /^Etwas Ähnliches schicken/ }).check();
  await question.getByText('Für einzelne Produkte anders').click();
  const stored = page.waitForResponse(/\/carts\/substitution$/);
  await question.getByRole('combobox', { name: 'Erdbeeren' }).selectOption('CALL');
  await stored;
  await shopper.orderButton().click();
  await shopper.orderNumber();
  const main = page.getByRole('main');
  await expect(main.getByText('Etwas Ähnliches schicken', { exact: true })).toBeVisible();
  const line = (name: string) => main.getByRole('listitem').filter({ hasText: name });
  await expect(line('Erdbeeren')).toContainText('Wenn etwas fehlt: Mich anrufen');
  await expect(line('Heidelbeeren')).not.toContainText('Wenn etwas fehlt');
});
