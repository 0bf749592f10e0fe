import { expect, type Page } from '@playwright/test';
import { officeManager } from './generated-shops.js';

interface Handed {
  readonly number: string;
  /** What the picker reads about it. */
  readonly cash?: RegExp | undefined;
}

/** Picks the order in the back office and hands it over. */
export async function handOver(
  office: Page,
  origin: string,
  { number: orderNumber, cash }: Handed,
): Promise<void> {
  const button = (name: string) => office.getByRole('button', { name, exact: true });
  const url = origin.replace('://', '://office.');
  await office.goto(url);
  await office.getByLabel('Email').fill(officeManager.email);
  await office.locator('input[name="password"]').fill(officeManager.password);
  await button('Sign in').click();
  await expect(office.getByText('still to pick today')).toBeVisible();
  await office.goto(`${url}/#/orders/${orderNumber}/show`);
  if (cash) await expect(office.getByText(cash)).toBeVisible();
  await button('Start picking').click();
  await office
    .getByRole('listitem', { name: 'Apples' })
    .getByRole('button', { name: 'Picked', exact: true })
    .click();
  await button('Packed, on the way').click();
  await button('Delivered').click();
  await expect(office.getByText('Completed').first()).toBeVisible();
}
