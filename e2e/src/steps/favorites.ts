import type { Locator, Page } from '@playwright/test';
import { pageMessages } from './page-messages.js';

/** Texts of favourites and lists; an unknown key throws. */
export const personalText = pageMessages('customer', 'personal', 'favourites', 'lists');

/** The heart of a product, on or off. */
export function favoriteButton(page: Page, name: string, isOn: boolean): Locator {
  const label = personalText(isOn ? 'own.remove' : 'own.add', { name });
  return page.getByRole('main').getByRole('button', { name: label, exact: true }).first();
}
