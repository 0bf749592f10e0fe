import { addressesButton } from '../../steps/gate.js';
import { Codes, codesText } from '../../steps/codes.js';
import { customer, goods } from '../../steps/goods.js';
import { storedOrder } from '../../steps/orders.js';
import { expect, test } from '../../support/test.js';

test(
  'on a slow network the count comes at once and the amount is marked as pending',
  { tag: '@deep' },
  async ({ page, shopper }) => {
    await shopper.fillCart();
    await shopper.open(goods.milk.path);
    await expect(shopper.cart(1)).toBeVisible();
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.continue();
    });
    const stored = shopper.cartChange();
    await shopper.press(goods.milk.name, 'add');
    await expect(shopper.cart(2)).toBeVisible({ timeout: 1000 });
    await stored;
    await expect(shopper.cart(2)).toBeVisible();
  },
);

test('FORM-04 errors are shown at their fields, the first one has the focus, nothing is lost', async ({
  page,
  shopper,
}) => {
  await shopper.fillCart();
  await shopper.open('/kassa');
  await shopper.chooseWindow();
  await shopper.fillContact({ ...customer, email: 'paula', phoneNumber: '12', lastName: '' });
  await shopper.sendContact();
  await expect(shopper.field('lastName')).toHaveAttribute('aria-invalid', 'true');
  await expect(shopper.field('email')).toHaveAccessibleDescription(
    new RegExp(shopper.text('form.email')),
  );
  await expect(shopper.field('firstName')).toHaveValue(customer.firstName);
  await expect(shopper.field('lastName')).toBeFocused();
  await page.reload();
  await expect(shopper.field('firstName')).toHaveValue(customer.firstName);
  await expect(shopper.field('email')).toHaveValue('paula');
  await shopper.fillContact();
  await shopper.sendContact();
  await expect(shopper.orderButton()).toBeVisible();
});

test('SLOT-11 an address outside of every area offers pickup', async ({ shopper }) => {
  await shopper.open(goods.coffee.path);
  await shopper.press(goods.coffee.name, 'add');
  const dialog = shopper.dialog();
  await addressesButton(dialog).click();
  await dialog.getByRole('radio', { name: /^Lieferung/ }).check();
  await shopper.button('address.manual').click();
  const values = {
    streetName: 'Seestraße',
    streetNumber: '1',
    postalCode: '6900',
    city: 'Bregenz',
  };
  for (const [name, value] of Object.entries(values))
    await dialog
      .getByRole('textbox', { name: new RegExp(`^${shopper.text(`address.${name}`)}`) })
      .fill(value);
  await shopper.button('service.deliverHere').click();
  await expect(dialog.getByText(shopper.text('trouble.outside.title'))).toBeVisible();
  await shopper.button('service.pickupInstead').click();
  await expect(dialog.getByRole('group', { name: shopper.text('pickup.stores') })).toBeVisible();
});

test(
  'CART-83 CART-98 discount codes are redeemed, flagged when they no longer apply, removed and ordered with',
  { tag: '@deep' },
  async ({ page, shopper, watched }) => {
    // The browser logs a response with an error status.
    watched.expect(/status of 409/);
    const codes = new Codes(page);
    const order = page.getByRole('region', { name: shopper.text('totals.title'), exact: true });
    const saved = order.getByText(`${shopper.text('totals.discounts')} GRUEN10`, { exact: true });
    await shopper.fillCart();
    await shopper.open('/warenkorb');
    await codes.open();
    await codes.redeem('sommer');
    await expect(codes.field).toHaveAccessibleDescription(codesText('problem.223'));
    await expect(codes.field).toBeFocused();
    await codes.redeem('bring mir');
    await expect(codes.of('BRINGMIR')).toBeVisible();
    await codes.redeem('gruen10');
    await expect(codes.of('GRUEN10')).toContainText('−');
    await expect(saved).toBeVisible();

    await shopper.button('change').click();
    await shopper.choosePickup();
    await expect(codes.of('BRINGMIR')).toContainText(codesText('problem.229'));
    await codes.remove('BRINGMIR');
    await expect(codes.of('BRINGMIR')).toHaveCount(0);
    await expect(codes.box).toBeFocused();

    await shopper.toCheckout();
    await expect(codes.of('GRUEN10').and(page.locator(':visible'))).toBeVisible();
    await shopper.chooseWindow();
    await shopper.fillContact();
    await shopper.sendContact();
    await shopper.choosePayment('payment-at-the-store');
    await shopper.orderButton().click();
    const { total } = await storedOrder(await shopper.orderNumber());
    await expect(page.getByRole('main').getByText('GRUEN10')).toBeVisible();
    expect(total, 'two packs of coffee, less a tenth').toBe(2 * 1799 - 360);
    expect(watched.faults).toEqual([]);
  },
);
