import { expect } from '@playwright/test';
import { messagesOf, reader } from '../../steps/page-messages.js';
import type { Shopper } from '../../steps/shopper.js';

const region = reader(messagesOf('cart-checkout', ['region'], 'en'));

export interface Guest {
  readonly contact: Readonly<Record<'firstName' | 'lastName' | 'phoneNumber', string>>;
  readonly home: Readonly<Record<'streetName' | 'streetNumber' | 'city', string>>;
  /** The state of the billing address, where addresses name one. */
  readonly state?: string;
}

/** From the cart to the payment: the postcode is known, the street comes in the checkout at `path`. */
export async function checkOutAsGuest(
  shopper: Shopper,
  path: RegExp,
  { contact, home, state }: Guest,
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
  if (state !== undefined) {
    const choice = shopper.step('contact').getByRole('combobox', { name: region('label') });
    await choice.selectOption(state);
    await expect(choice).toHaveValue(state);
  }
  await shopper.sendContact();
}
