import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';

const folder = path.resolve(import.meta.dirname, '../../../libs/features/customer/src');
const texts = Object.assign(
  {},
  ...['personal', 'favourites', 'lists'].map((name) =>
    JSON.parse(readFileSync(`${folder}/${name}/texts.de.json`, 'utf8')),
  ),
) as Readonly<Record<string, string>>;

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
