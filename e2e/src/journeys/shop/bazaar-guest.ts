import { expect } from '@playwright/test';
import { messagesOf, reader } from '../../steps/page-messages.js';
import type { Shopper } from '../../steps/shopper.js';

const gate = reader(messagesOf('cart-checkout', ['gate'], 'en'));

/** A guest of the Indian shop: an unassigned number, a domain that cannot exist. */
const guest = { firstName: 'Asha', lastName: 'Probe', phoneNumber: '98123 45678' } as const;
const home = { streetName: 'Kaveri Street', streetNumber: '5a', city: 'Bengaluru' } as const;

/** From the home page to the payment: a PIN code, a search for haldi, a bag of dal. */
export async function buyInBazaar(shopper: Shopper, email: string): Promise<void> {
  const { page, shop } = shopper;
  await shopper.open('/');
  const pinCode = shop.say('cart-checkout.gate.label');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: pinCode }).fill('560038');
  await main.getByRole('button', { name: gate('start') }).click();
  await expect(main.getByRole('textbox', { name: pinCode })).toBeHidden();
  await shopper.open('/search/haldi');
  await shopper.add('Turmeric powder');
  await shopper.open('/p/toor-dal-khetwala-1-kg');
  await shopper.add('Toor dal');
  await shopper.open('/cart');
  await expect(main).toContainText('₹230');
  await page.getByRole('link', { name: shopper.text('cart.checkout'), exact: true }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  const step = shopper.step('service');
  for (const [field, value] of Object.entries(home)) {
    const label = shopper.text(`address.${field}`);
    await step.getByRole('textbox', { name: label }).first().fill(value);
  }
  await step.getByRole('button', { name: shopper.text('service.deliverHere') }).click();
  await shopper.chooseWindow();
  await shopper.fillContact({ ...guest, email });
  await shopper.sendContact();
  await shopper.choosePayment('credit-cards');
}
