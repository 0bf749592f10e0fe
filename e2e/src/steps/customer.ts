import type { Page } from '@playwright/test';
import { open } from '../support/wait-for-hydration.js';
import type { Shop } from '../support/shops.js';
import { linkTo } from './emails.js';
import { messagesOf, reader } from './page-messages.js';
import { forgetRequestedMails, registerByApi } from './register-by-api.js';

/** Texts of the account's pages; an unknown key throws. */
export const customerText = reader({
  ...messagesOf('customer', ['addresses', 'orders', 'passkeys', 'security']),
  ...messagesOf('cart-checkout', ['merge']),
  ...messagesOf('customer', ['account']),
});

export interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly password: string;
}

let count = 0;
/** A person without an account. */
export function newPerson(firstName: string): Person {
  count += 1;
  const email = `${firstName}.${Date.now()}.${process.pid}.${count}@x.example`.toLowerCase();
  return { email, firstName, password: 'Vogel-im-Baum-7' };
}

const field = (page: Page, key: string) =>
  page.getByLabel(new RegExp(`^${customerText(key)}( \\(|$)`)).and(page.locator('input, select'));

/** Fills the registration as far as it must be. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await field(page, 'salutation').selectOption('Female');
  await field(page, 'firstName').fill(person.firstName);
  await field(page, 'lastName').fill('Berger');
  await field(page, 'streetName').fill('Laubenweg');
  await field(page, 'streetNumber').fill('3');
  await field(page, 'postalCode').fill('1010');
  await field(page, 'city').fill('Wien');
  await field(page, 'email').fill(person.email);
  await field(page, 'password').fill(person.password);
  await field(page, 'password.repeat').fill(person.password);
}

/** Submits the registration form; returns the path of the mail's link. */
export async function askToRegister(page: Page, shop: Shop, person: Person): Promise<string> {
  await forgetRequestedMails();
  await open(page, `${shop.origin}/registrieren`);
  await fillRegistration(page, person);
  await page.getByRole('button', { name: customerText('registration.submit') }).click();
  await page.getByText(customerText('registration.sent.title')).waitFor();
  return linkTo(person.email);
}

/** Registers without a page; the person is signed in on the pages that are opened then. */
export const register = (page: Page, shop: Shop, person: Person): Promise<void> =>
  registerByApi(page.context(), shop, person);

/** Registers by the form and the link of the mail; the person is signed in then. */
export async function registerByForm(page: Page, shop: Shop, person: Person): Promise<void> {
  await open(page, shop.origin + (await askToRegister(page, shop, person)));
  await page.waitForURL(/\/landing\?from=registration$/);
  await page.getByText(customerText('registration.confirmed')).waitFor();
}

export async function signIn(page: Page, person: Person, password = person.password) {
  await field(page, 'email').fill(person.email);
  await field(page, 'password').fill(password);
  await page.getByRole('button', { name: customerText('login.submit'), exact: true }).click();
}

export async function signOut(page: Page, shop: Shop): Promise<void> {
  await open(page, `${shop.origin}/konto`);
  // What the overview still requests for the customer would be refused after the logout.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: customerText('profile.logout') }).click();
  await page.waitForURL(`${shop.origin}/`);
}

export const inputOf = field;
