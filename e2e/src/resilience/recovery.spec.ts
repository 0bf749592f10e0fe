import type { Page } from '@playwright/test';
import { startFaultyShop, type FaultyShop } from '../support/shop-with-faults.js';
import { open, waitForHydration } from '../support/wait-for-hydration.js';
import { expect, someOf, test } from '../support/test.js';
import type { Shop } from '../support/shops.js';
import { messagesOf } from '../support/messages.js';

const say = messagesOf('gruenmarkt', 'de-AT');

test.describe.configure({ mode: 'default' });

let faulty: FaultyShop;
test.beforeAll(async () => (faulty = await startFaultyShop()));
test.afterAll(() => faulty.stop());
test.beforeEach(async () => {
  faulty.proxy.heal();
  await faulty.forget();
});
test.use({
  shop: async ({}, use) => {
    const shop: Shop = { tenant: 'gruenmarkt', origin: faulty.origin, locale: 'de-AT', say };
    await use(shop);
  },
});

/** Marks the document: the marker is gone after a reload. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isSame: true }));
const isSame = (page: Page) =>
  page.evaluate(() => (window as unknown as { isSame?: boolean }).isSame === true);
const errorTitle = (page: Page) => page.getByRole('heading', { name: say('shell.errorTitle') });
/** The first look comes after three seconds, the next after six more. */
const SOON = { timeout: 20_000 };

test('R9 ERR-06 an error page becomes its page without a reload when the backend is back', async ({
  page,
  shop,
}) => {
  faulty.proxy.fail(/\/api\/categories\//, 'error 502');
  expect(await open(page, `${shop.origin}/kategorie/obst-gemuese`)).toBe(503);
  await mark(page);
  await expect(errorTitle(page)).toBeVisible();
  faulty.proxy.heal();
  await expect(page.getByRole('heading', { level: 1, name: 'Obst & Gemüse' })).toBeVisible(SOON);
  expect(await isSame(page)).toBe(true);
  await expect(page).toHaveTitle(/Obst & Gemüse/);
});

test('R9 missing parts of a page load by themselves, and keep the scroll position', async ({
  page,
  shop,
}) => {
  faulty.proxy.fail(/\/api\/products$|configs|category-trees/, 'error 500');
  expect(await open(page, `${shop.origin}/`)).toBe(200);
  await mark(page);
  const tiles = page.locator('main a[href^="/produkt/"]');
  await expect(tiles).toHaveCount(0);
  await page.mouse.wheel(0, 150);
  await page.waitForTimeout(300);
  faulty.proxy.heal();
  await expect(tiles.first()).toBeVisible(SOON);
  await expect(page.locator('nav a[href^="/kategorie/"]').first()).toBeVisible(SOON);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(150);
  expect(await isSame(page)).toBe(true);
});

test(
  'R9 a page that is opened while the backend is down shows an error, and loads later',
  { tag: '@full' },
  async ({ page, shop }) => {
    await open(page, `${shop.origin}/lieferung`);
    await mark(page);
    faulty.proxy.fail(/./, 'refused');
    await page.locator('footer a[href="/pfand"]').first().click();
    await expect(errorTitle(page)).toBeVisible();
    await expect(page).toHaveURL(`${shop.origin}/pfand`);
    faulty.proxy.heal();
    await expect(errorTitle(page)).toHaveCount(0, SOON);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isSame(page)).toBe(true);
  },
);

test('PLAT-09 a shop that could not start loads as soon as it can', async ({ page }) => {
  // A host name without a cached shop.
  const origin = faulty.origin.replace('gruenmarkt.localhost', '127.0.0.1');
  faulty.proxy.fail(/./, 'refused');
  const answer = await page.goto(`${origin}/lieferung`);
  expect(answer?.status()).toBe(500);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('nicht erreichbar');
  faulty.proxy.heal();
  await expect(page).toHaveTitle(/Lieferung/, SOON);
});

test('R9 the cart shows that it is unavailable, and loads when it can', async ({
  page,
  shop,
  shopper,
}) => {
  await shopper.fillCart();
  faulty.proxy.fail(/\/api\/carts$/, 'reset');
  expect(await open(page, `${shop.origin}/warenkorb`)).toBe(503);
  await mark(page);
  await expect(errorTitle(page)).toBeVisible();
  faulty.proxy.heal();
  await expect(shopper.stepper('Espresso ganze Bohne')).toBeVisible(SOON);
  expect(await isSame(page)).toBe(true);
});

for (const fault of someOf(['html', 'reset', 'error 502', 'error 500'] as const, 1))
  test(`R9 FORM-04 ${fault}: contact data that cannot be stored stay as they were typed`, async ({
    page,
    shopper,
  }) => {
    await shopper.fillCart();
    await shopper.open('/kassa');
    await shopper.chooseWindow();
    await shopper.fillContact();
    faulty.proxy.fail(/billing-address/, fault);
    await shopper.sendContact();
    await expect(
      page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: /\S/ }).first(),
    ).toBeVisible();
    await expect(shopper.field('lastName')).toHaveValue('Probe');
    faulty.proxy.heal();
    await shopper.sendContact();
    await expect(shopper.orderButton()).toBeVisible();
  });

test(
  'R9 unavailable time slots offer a retry, and load',
  { tag: '@full' },
  async ({ page, shopper }) => {
    await shopper.fillCart();
    faulty.proxy.fail(/\/api\/capacity\/window$/, 'error 502');
    await shopper.open('/kassa');
    await shopper.openStep('slot');
    await expect(
      shopper.step('slot').getByRole('button', { name: say('cart-checkout.retry') }),
    ).toBeVisible();
    faulty.proxy.heal();
    await expect(shopper.step('slot').getByRole('radio').first()).toBeVisible(SOON);
    await expect(page.getByRole('button', { name: say('cart-checkout.retry') })).toHaveCount(0);
  },
);

test(
  'R9 ERR-31 a search whose suggestions fail stays usable, and suggests when it can',
  { tag: '@full' },
  async ({ page, shop }) => {
    await open(page, `${shop.origin}/lieferung`);
    faulty.proxy.fail(/search|autocomplete/, 'error 500');
    const field = page.getByRole('combobox', { name: say('search.label') });
    await field.pressSequentially('apfel');
    await page.waitForTimeout(1000);
    await expect(field).toHaveValue('apfel');
    faulty.proxy.heal();
    await field.pressSequentially(' ');
    await field.press('Backspace');
    await expect(page.getByRole('gridcell').first()).toBeVisible(SOON);
  },
);

test(
  'R9 the next page of a listing comes after all, at its own address',
  { tag: '@full' },
  async ({ page, shop }) => {
    await open(page, `${shop.origin}/kategorie/getraenke`);
    await mark(page);
    faulty.proxy.fail(/\/api\/categories\//, 'truncated');
    await page
      .getByRole('navigation', { name: say('catalogue.pages.label') })
      .getByRole('link')
      .last()
      .click();
    await expect(errorTitle(page)).toBeVisible();
    await expect(page).toHaveURL(/page=2/);
    faulty.proxy.heal();
    await expect(page.getByRole('heading', { level: 1, name: 'Getränke' })).toBeVisible(SOON);
    await expect(page).toHaveURL(/page=2/);
    await waitForHydration(page);
    expect(await isSame(page)).toBe(true);
  },
);
