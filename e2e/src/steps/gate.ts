import type { Locator } from '@playwright/test';
import { pageMessages } from './page-messages.js';

/** Words of the postcode gate. */
export const gate = pageMessages('cart-checkout', 'gate');

/** The way from the field for the postcode to whole addresses and every store. */
export const addressesButton = (dialog: Locator) =>
  dialog.getByRole('button', { name: gate('address') });
