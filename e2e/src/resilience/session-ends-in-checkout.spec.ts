import type { Page } from '@playwright/test';
import { axeFaults } from '../checks/axe.js';
import { overflow } from '../checks/page-faults.js';
import { register, signIn, newPerson, type Person } from '../steps/customer.js';
import { fillCartByApi } from '../steps/fill-cart.js';
import { customer } from '../steps/goods.js';
import type { Shopper } from '../steps/shopper.js';
import { query } from '../support/database.js';
import { expect, test, someOf } from '../support/test.js';

test.use({ size: 'phone', reducedMotion: 'reduce' });

const typed = { ...customer, firstName: 'Anne-Marie', city: 'Graz', phoneNumber: '+43 6641234567' };
const lost = {
  customer: 'Ihre Sitzung ist beendet',
  guest: 'Ihr Warenkorb ist nicht mehr da',
  empty: 'empty.title',
} as const;

/** In the checkout with goods, in the middle of the contact form. */
async function typeContact(shopper: Shopper): Promise<void> {
  await shopper.open('/impressum');
  await fillCartByApi(shopper.page);
  await shopper.open('/kassa');
  await shopper.chooseWindow();
  await shopper.fillContact(typed);
}

const loseCookies = (page: Page) => page.context().clearCookies({ name: 'session' });
const revoke = (_page: Page, { email }: Person) =>
  query(
    `DELETE FROM sessions s USING customers c
     WHERE c.tenant = s.tenant AND c.id = s.customer_id AND c.email = $1`,
    [email],
  );

const ends = [
  ['it was ended on another device', revoke],
  ['the cookie is lost', loseCookies],
] as const;
for (const [how, end] of someOf(ends, 1))
  test(`CUST-18 NAV-66 a customer whose session ends in the checkout continues after the login: ${how}`, async ({
    page,
    shop,
    shopper,
  }) => {
    const anna = newPerson('Anna');
    await register(page, shop, anna);
    await typeContact(shopper);
    await end(page, anna);
    await shopper.sendContact();
    await expect(page.getByText(lost.customer)).toBeVisible();
    await expect(page.getByText(shopper.text(lost.empty))).toHaveCount(0);
    expect.soft(await axeFaults(page)).toEqual([]);
    expect.soft(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'Anmelden und weiter zur Kassa' }).click();
    await page.waitForURL(/\/anmelden\?returnUrl=/);
    await signIn(page, anna);
    await expect(page).toHaveURL(`${shop.origin}/kassa`);
    for (const [field, value] of Object.entries(typed))
      await expect(shopper.field(field)).toHaveValue(value);
    await expect(shopper.cart(1).or(page.getByText('Espresso ganze Bohne')).first()).toBeAttached();
  });

test('a guest whose session is lost in the checkout is informed, and the form keeps its values', async ({
  page,
  shop,
  shopper,
}) => {
  await typeContact(shopper);
  await loseCookies(page);
  await shopper.sendContact();
  await expect(page.getByText(lost.guest)).toBeVisible();
  await expect(page.getByText(shopper.text(lost.empty))).toHaveCount(0);
  expect.soft(await axeFaults(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText(lost.guest)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Zu den Produkten' }).click();
  await expect(page).not.toHaveURL(`${shop.origin}/kassa`);
  await fillCartByApi(page);
  await shopper.open('/kassa');
  await shopper.chooseWindow();
  for (const [field, value] of Object.entries(typed))
    await expect(shopper.field(field)).toHaveValue(value);
});
