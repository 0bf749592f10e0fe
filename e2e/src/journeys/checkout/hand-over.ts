import { expect, type Page } from '@playwright/test';
import { officeManager } from './generated-shops.js';

interface Handed {
  readonly number: string;
  /** What the picker reads about it. */
  readonly cash?: RegExp | undefined;
  /** Goods that the picker weighs, beside the apples. */
  readonly weighed?: { readonly name: string; readonly label: string; readonly packed: string };
}

/** Picks the order in the back office and hands it over. */
export async function handOver(
  office: Page,
  origin: string,
  { number: orderNumber, cash, weighed }: Handed,
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
  if (weighed) {
    const line = office.getByRole('listitem', { name: weighed.name });
    await line.getByLabel(weighed.label).fill(weighed.packed);
    await line.getByRole('button', { name: 'Picked', exact: true }).click();
    await expect(line.getByText(`Picked ${weighed.packed}`)).toBeVisible();
  }
  await button('Packed, on the way').click();
  await button('Delivered').click();
  await expect(office.getByText('Completed').first()).toBeVisible();
}
