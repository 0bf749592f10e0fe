import type { Locator, Page } from '@playwright/test';
import { messagesOf } from './page-messages.js';

const texts = messagesOf('customer', ['personal', 'favourites', 'lists']);

/** Words of hearts, favourites and lists; an unknown key throws. */
export function personalText(
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const words = texts[key] ?? texts[`${key}#${values['count'] === 1 ? 'one' : 'other'}`];
  if (words === undefined) throw new Error(`there is no text ${key}`);
  return words.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}

/** The heart of a product, on or off. */
export function favoriteButton(page: Page, name: string, isOn: boolean): Locator {
  const label = personalText(isOn ? 'own.remove' : 'own.add', { name });
  return page.getByRole('main').getByRole('button', { name: label, exact: true }).first();
}
