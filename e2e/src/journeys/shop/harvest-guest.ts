import { expect, type Page } from '@playwright/test';
import { messagesOf, reader } from '../../steps/page-messages.js';
import { cards } from '../../steps/money.js';
import type { Shopper } from '../../steps/shopper.js';
import { checkOutAsGuest } from './guest-checkout.js';

const gate = reader(messagesOf('cart-checkout', ['gate'], 'en'));

/** A guest of the British shop: an unassigned number, a domain that cannot exist. */
const guest = {
  contact: { firstName: 'Paul', lastName: 'Probe', phoneNumber: '020 7946 0152' },
  home: { streetName: 'Lantern Street', streetNumber: '9', city: 'London' },
};

/** From a product's page to the payment: a postcode opens the shop, the street comes in the checkout. */
export async function buyInHarvest(shopper: Shopper, email: string): Promise<void> {
  const { page, shop } = shopper;
  const name = 'Whole chicken';
  await shopper.open('/item/whole-chicken-marrow-hall');
  await shopper.press(name, 'add');
  const dialog = shopper.dialog();
  await dialog.getByRole('textbox', { name: gate('label') }).fill('n1 7bd');
  const stored = shopper.cartChange();
  await dialog.getByRole('button', { name: gate('start') }).click();
  await stored;
  for (let more = 0; more < 3; more += 1) {
    await Promise.all([shopper.cartChange(), shopper.press(name, 'increase')]);
  }
  await shopper.open('/basket');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    shop.say('cart-checkout.cart.title'),
  );
  await checkOutAsGuest(shopper, /\/checkout$/, guest, email);
}

/** On the English page of the simulated provider. */
export async function payInEnglish(page: Page): Promise<void> {
  await page.waitForURL(/\/api\/payment-simulator\/card-simulator\//);
  await page.getByLabel('Card number').fill(cards.success);
  await page.getByLabel(/^Valid to/).fill('12/29');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Pay now' }).click();
}
