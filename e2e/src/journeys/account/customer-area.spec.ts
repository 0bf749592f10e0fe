import type { Page } from '@playwright/test';
import { tabThrough } from '../../checks/focus.js';
import { axeFaults } from '../../checks/axe.js';
import { expectOneHeading, leaks, overflow } from '../../checks/page-faults.js';
import {
  inputOf,
  register,
  customerText,
  signIn,
  signOut,
  newPerson,
  type Person,
} from '../../steps/customer.js';
import { open } from '../../support/wait-for-hydration.js';
import { expect, someOf, viewportsOf, test } from '../../support/test.js';

/** Sections that no other journey visits by keyboard. */
const byKeyboard = new Set(someOf(['payment-methods', 'favorite-store', 'wallet'], 0));

/** Minimum number of sections of this shop: fewer means that the menu is incomplete. */
const KNOWN = 16;

/** PLAT-03: what a customer has and a guest has not, by the slugs of the sections. */
const OF_CUSTOMERS = [
  'orders',
  'payment-methods',
  'wallet',
  'vouchers',
  'delivery-pass',
  'newsletter',
  'communication',
  'addresses',
  'favorite-store',
];

/** Slugs of the sections in the profile's menu. */
const sectionsOf = async (page: Page, origin: string) => {
  await open(page, `${origin}/konto`);
  const links = page.locator('main nav a[href^="/konto/"]');
  // On a phone the overview replaces the menu, which is hidden.
  await links.first().waitFor({ state: 'attached' });
  return links.evaluateAll((all) =>
    all.map((link) => ({
      slug: link.getAttribute('href')?.split('/').pop() ?? '',
      name: link.textContent.trim(),
    })),
  );
};

for (const size of viewportsOf('phone')) {
  test.describe(`the customer's area at ${size} size`, () => {
    test.use({ size, reducedMotion: 'reduce' });

    test(
      'CUST-32 CUST-35 PLAT-03 A1 A2 A4 every section is complete and accessible',
      { tag: '@deep' },
      async ({ page, shop, watched }) => {
        test.setTimeout(300_000);
        await register(page, shop, newPerson('Anna'));
        const sections = await sectionsOf(page, shop.origin);
        expect(sections.length).toBeGreaterThanOrEqual(KNOWN);
        expect(sections.map(({ slug }) => slug)).toEqual(expect.arrayContaining(OF_CUSTOMERS));
        for (const { slug, name } of sections) {
          await open(page, `${shop.origin}/konto/${slug}`);
          await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
          await page.waitForLoadState('networkidle');
          expect.soft(await axeFaults(page), slug).toEqual([]);
          expect.soft(await leaks(page), slug).toEqual([]);
          expect.soft(await overflow(page), slug).toBeLessThanOrEqual(0);
          await expectOneHeading(page);
          if (!byKeyboard.has(slug)) continue;
          const { missed, stops } = await tabThrough(page);
          expect.soft(missed, slug).toEqual([]);
          expect.soft(stops.filter(({ fault }) => fault !== ''), slug).toEqual([]); // prettier-ignore
        }
        expect(watched.faults).toEqual([]);
      },
    );

    test('PLAT-03 CUST-32 a guest sees none of it: every section redirects to the login', async ({
      page,
      shop,
    }) => {
      for (const slug of OF_CUSTOMERS) {
        await open(page, `${shop.origin}/konto/${slug}`);
        await expect(page).toHaveURL((url) => url.pathname === '/anmelden');
      }
    });

    test('ADDR-15 ADDR-16 addresses are added, made the main one and deleted, by keyboard', async ({
      page,
      shop,
    }) => {
      await register(page, shop, newPerson('Anna'));
      await open(page, `${shop.origin}/konto/addresses`);
      const add = page.getByRole('button', { name: customerText('address.add') });
      await add.focus();
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('heading', { name: customerText('address.new.title') }),
      ).toBeFocused();
      expect.soft(await axeFaults(page)).toEqual([]);
      expect.soft(await overflow(page)).toBeLessThanOrEqual(0);
      await inputOf(page, 'streetName').fill('Ulmengasse');
      await inputOf(page, 'streetNumber').fill('12');
      await inputOf(page, 'postalCode').fill('1070');
      await inputOf(page, 'city').fill('Wien');
      await page.keyboard.press('Enter');
      await expect(page.getByText(customerText('address.saved'))).toBeVisible();
      const address = 'Ulmengasse 12, 1070 Wien';
      const press = async (key: string) => {
        const name = customerText('address.of', { action: customerText(key), address });
        await page.getByRole('button', { name }).focus();
        await page.keyboard.press('Enter');
      };
      await press('address.makePrimary');
      await expect(page.getByText(customerText('address.primaryIs'))).toBeVisible();
      await press('address.delete');
      const dialog = page.getByRole('dialog', { name: customerText('address.delete.title') });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: customerText('address.delete.confirm') }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(customerText('address.deleted'))).toBeVisible();
      await expect(page.getByText('Ulmengasse')).toHaveCount(0);
    });
  });
}

test(
  'CUST-18 NAV-67 a session that ends in the middle of a form costs nothing that was typed',
  { tag: '@full' },
  async ({ page, browser, shop }) => {
    const anna = newPerson('Anna');
    await register(page, shop, anna);
    const elsewhere = await (await browser.newContext()).newPage();
    const forms = [
      ['personal-data', 'firstName', 'Anne-Marie', 'save'],
      ['addresses', 'streetName', 'Ulmengasse', 'save'],
    ] as const;
    for (const [section, field, value, submit] of forms) {
      await open(page, `${shop.origin}/konto/${section}`);
      if (section === 'addresses') {
        await page.getByRole('button', { name: customerText('address.add') }).click();
        await inputOf(page, 'streetNumber').fill('12');
        await inputOf(page, 'postalCode').fill('1070');
        await inputOf(page, 'city').fill('Wien');
      }
      await inputOf(page, field).fill(value);
      await endOthers(elsewhere, shop.origin, anna);
      await page.getByRole('button', { name: customerText(submit), exact: true }).click();
      await page.waitForURL(/\/anmelden\?returnUrl=/);
      await expect(
        page.getByText(shop.say('account.session.expired'), { exact: false }).first(),
      ).toBeVisible();
      await signIn(page, anna);
      await page.waitForURL(`${shop.origin}/konto/${section}`);
      await expect(inputOf(page, field)).toHaveValue(value);
    }
  },
);

/** Signs in on another device, and signs all others out there. */
async function endOthers(page: Page, origin: string, person: Person): Promise<void> {
  await open(page, `${origin}/konto/security`);
  if (page.url().includes('/anmelden')) await signIn(page, person);
  await page.waitForURL(`${origin}/konto/security`);
  await page.getByRole('button', { name: customerText('devices.endOthers') }).click();
  await expect(page.getByText(customerText('devices.endedOthers'))).toBeVisible();
}

test(
  'CART-46 CART-47 CART-50 two carts with goods are put together at the login, or not',
  { tag: '@deep' },
  async ({ page, shop, shopper }) => {
    const anna = newPerson('Anna');
    await register(page, shop, anna);
    await shopper.fillCart();
    await signOut(page, shop);
    await expect(shopper.cart(0)).toBeVisible();
    await shopper.fillCart();
    await open(page, `${shop.origin}/anmelden`);
    await signIn(page, anna);
    const dialog = page.getByRole('dialog', { name: customerText('merge.title') });
    await expect(dialog).toBeVisible();
    expect.soft(await axeFaults(page)).toEqual([]);
    const merged = page.waitForResponse((answer) => answer.url().includes('/api/carts/merge/'));
    await dialog.getByRole('button', { name: customerText('merge.merge') }).click();
    expect((await merged).status()).toBe(200);
    await expect(dialog).toBeHidden();
  },
);
