import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { customer } from './goods.js';

/** Texts of the cart and checkout in the shop's language. */
type TextByKey = (key: string) => string;

/** Presses a button of a form and waits for the next page. */
export async function send(button: Locator, page: Page, to: RegExp): Promise<void> {
  await button.click();
  await expect(page).toHaveURL(to);
}

const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Without JavaScript: answers the service prompt with the first store. */
export async function collectInStore(page: Page, say: TextByKey): Promise<void> {
  await page
    .getByRole('group', { name: say('pickup.stores') })
    .getByRole('radio')
    .first()
    .check();
  await send(buttonOf(page, say('service.collectHere')), page, /\/cart$/);
}

/** Without JavaScript: from the cart through time slot and contact to the order's page. */
export async function toOrder(page: Page, say: TextByKey): Promise<void> {
  await page.getByRole('link', { name: say('cart.checkout') }).click();
  await page.getByRole('radio', { disabled: false }).first().check();
  await send(buttonOf(page, say('step.slot.submit')), page, /\/contact$/);
  for (const [name, value] of Object.entries(customer))
    await page.getByRole('textbox', { name: new RegExp(`^${say(`contact.${name}`)}`) }).fill(value);
  await send(buttonOf(page, say('step.summary')), page, /\/order$/);
}
