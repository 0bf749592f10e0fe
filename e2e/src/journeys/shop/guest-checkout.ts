import { expect } from '@playwright/test';
import type { Shopper } from '../../steps/shopper.js';

export interface Guest {
  readonly contact: Readonly<Record<'firstName' | 'lastName' | 'phoneNumber', string>>;
  readonly home: Readonly<Record<'streetName' | 'streetNumber' | 'city', string>>;
}

/** From the cart to the payment: the postcode is known, the street comes in the checkout at `path`. */
export async function checkOutAsGuest(
  shopper: Shopper,
  path: RegExp,
  { contact, home }: Guest,
  email: string,
): Promise<void> {
  const { page } = shopper;
  await page.getByRole('link', { name: shopper.text('cart.checkout'), exact: true }).click();
  await expect(page).toHaveURL(path);
  const step = shopper.step('service');
  for (const [field, value] of Object.entries(home)) {
    const label = shopper.text(`address.${field}`);
    await step.getByRole('textbox', { name: label }).first().fill(value);
  }
  await step.getByRole('button', { name: shopper.text('service.deliverHere') }).click();
  await shopper.chooseWindow();
  await shopper.fillContact({ ...contact, email });
  await shopper.sendContact();
}
