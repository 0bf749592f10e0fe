import { expect, type Locator } from '@playwright/test';
import { customer } from './goods.js';
import { pageMessages } from './page-messages.js';

/** Words of the postcode gate. */
export const gate = pageMessages('cart-checkout', 'gate');

/** The way from the field for the postcode to whole addresses and every store. */
export const addressesButton = (dialog: Locator) =>
  dialog.getByRole('button', { name: gate('address') });

/** Chooses pickup at the first store, and goes on. */
export async function collectAtFirstStore(
  dialog: Locator,
  text: (key: string) => string,
): Promise<void> {
  await addressesButton(dialog).click();
  await dialog.getByRole('radio', { name: new RegExp(text('service.pickup')) }).check();
  const stores = dialog.getByRole('group', { name: text('pickup.stores') });
  await stores.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: text('service.collectHere') }).click();
  await dialog.getByRole('button', { name: text('service.continue') }).click();
}

/** Types the customer's address and takes the first suggestion; what is below it has then moved down. */
export async function takeSuggestion(
  dialog: Locator,
  text: (key: string) => string,
): Promise<void> {
  const { streetName, streetNumber, postalCode } = customer;
  await dialog
    .getByRole('combobox', { name: text('address.search') })
    .pressSequentially(`${streetName} ${streetNumber} ${postalCode}`);
  await dialog.getByRole('option').first().click();
  await expect(dialog.getByRole('status').filter({ hasText: postalCode })).toBeVisible();
}
