import type { Page } from '@playwright/test';
import { axeFaults } from '../../checks/axe.js';
import { overflow } from '../../checks/page-faults.js';
import { forgetRequestedMails } from '../../steps/register-by-api.js';
import { messagesOf, reader } from '../../steps/page-messages.js';
import { query } from '../../support/database.js';
import { bazaar } from '../../support/shops.js';
import { expect, test as base } from '../../support/test.js';
import { open } from '../../support/wait-for-hydration.js';

const text = reader(messagesOf('customer', ['account', 'phone'], 'en'));
const test = base.extend({ shop: async ({}, use) => use(bazaar()), locale: 'en-IN' });
test.use({ size: 'phone', viewport: { width: 390, height: 844 } });

const field = (page: Page, key: string) => page.getByLabel(new RegExp(`^${text(key)}( \\(|$)`));

/** A number of nobody, so that runs do not share its limit. */
const national = `98${String(Date.now()).slice(-8)}`;
/** As it is read in India. */
const grouped = `+91 ${national.slice(0, 5)} ${national.slice(5)}`;

async function newestCode(): Promise<string> {
  const sql = 'SELECT body FROM simulated_texts WHERE recipient = $1 ORDER BY id DESC LIMIT 1';
  const [found] = await query<{ body: string }>(sql, [`+91${national}`]);
  expect(found?.body).toMatch(/@bazaar\.localhost #\d{6}$/);
  return found?.body.slice(0, 6) ?? '';
}

/** Types the number and the code of the message that comes. */
async function proveNumber(page: Page, submit: string): Promise<void> {
  const number = field(page, 'phoneNumber');
  await expect(number).toBeFocused();
  await number.fill(national);
  await page.getByRole('button', { name: text('phone.send') }).click();
  const code = field(page, 'oneTimeCode');
  await expect(code).toBeFocused();
  expect.soft(await overflow(page)).toBe(0);
  expect.soft(await axeFaults(page)).toEqual([]);
  await expect.poll(newestCode).toMatch(/^\d{6}$/);
  await code.fill(await newestCode());
  await page.getByRole('button', { name: submit, exact: true }).click();
}

test(
  'a customer confirms a phone number in the account, and signs in with it',
  { tag: '@deep' },
  async ({ page, shop }) => {
    await forgetRequestedMails();
    await open(page, `${shop.origin}/sign-in?returnUrl=%2Faccount%2Fsecurity`);
    await field(page, 'email').fill('priya@personas.example');
    await field(page, 'password').fill('Bazaar-2026');
    await page.getByRole('button', { name: text('login.submit'), exact: true }).click();
    await page.waitForURL(`${shop.origin}/account/security`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: text('phone.begin') }).click();
    await proveNumber(page, text('phone.verify'));
    await expect(page.getByText(text('phone.verified'))).toBeVisible();

    await page.waitForLoadState('networkidle');
    await page.context().clearCookies();
    await open(page, `${shop.origin}/sign-in?returnUrl=%2Faccount%2Fsecurity`);
    await page.getByRole('button', { name: text('phone.enter') }).click();
    await proveNumber(page, text('phone.signIn'));
    await page.waitForURL(`${shop.origin}/account/security`);
    await expect(page.getByText(text('phone.own', { phone: grouped }))).toBeVisible();
    await page.getByRole('button', { name: text('phone.remove') }).click();
    await expect(page.getByText(text('phone.removed'))).toBeVisible();
  },
);
