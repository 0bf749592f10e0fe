import type { Browser, Locator, Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startShop } from '../../../../tools/run/processes.mjs';
import { messagesOf as areasOf, reader } from '../../steps/page-messages.js';
import { Shopper } from '../../steps/shopper.js';
import { withNewDatabase } from '../../support/database.js';
import { messagesOf } from '../../support/messages.js';
import { monitorPage } from '../../support/page-monitor.js';
import type { Shop } from '../../support/shops.js';
import { expect, mainViewports, test } from '../../support/test.js';
import { checkOutAsGuest } from '../shop/guest-checkout.js';
import { payInEnglish } from '../shop/harvest-guest.js';
import { generateShops } from './generated-shops.js';
import { handOver } from './hand-over.js';

/** Apples for 2.99 and a fee of 3.90: neither the Netherlands nor Switzerland have coins for 6.89. */
const countries = [
  {
    country: 'NL',
    exact: '€6.89',
    rounded: '€6.90',
    added: '€0.01',
    code: '1011 AB',
    back: '€3.10',
  },
  {
    country: 'CH',
    exact: 'CHF 6.89',
    rounded: 'CHF 6.90',
    added: 'CHF 0.01',
    code: '8001',
    back: 'CHF 3.10',
  },
] as const;
type Case = (typeof countries)[number];
/** A number kept for fiction. */
const contact = { firstName: 'Paul', lastName: 'Probe', phoneNumber: '+44 20 7946 0152' };
const home = { streetName: 'Tulip Street', streetNumber: '9', city: 'Anytown' };

const english = (area: string) => reader(areasOf('cart-checkout', [area], 'en'));
const gate = english('gate');
const changes = english('orderChanges');

/** The generated shop of a country, whose texts are those of the libraries. */
function shopOf(country: string, url: string): Shop {
  const origin = `http://${country.toLowerCase()}.localhost:${new URL(url).port}`;
  return { tenant: 'bazaar', origin, locale: 'en-GB', say: messagesOf('generated', 'en-GB') };
}

/** Rows of sums with a term and an amount, which is written with a space that does not break. */
const rows = (within: Locator, term: string, amount = '') =>
  within
    .locator('dl > div')
    .filter({ has: within.page().locator('dt', { hasText: new RegExp(`^${term}$`) }) })
    .filter({ hasText: new RegExp(amount.replace(' ', '\\s')) });

/** From a category to the payment, with a kilogram of apples. */
async function buyApples(shopper: Shopper, postcode: string): Promise<void> {
  await shopper.open('/category/fruit-vegetables');
  await shopper.press('Apples', 'add');
  const dialog = shopper.dialog();
  await dialog.getByRole('textbox', { name: gate('label') }).fill(postcode);
  const stored = shopper.cartChange();
  await dialog.getByRole('button', { name: gate('start') }).click();
  await stored;
  await shopper.open('/cart');
  const email = `coins.${Date.now()}@example.test`;
  await checkOutAsGuest(shopper, /\/checkout$/, { contact, home }, email);
}

const orderNumber = async (page: Page) => {
  await expect(page).toHaveURL(/\/checkout-ok\?order=/);
  return new URL(page.url()).searchParams.get('order') ?? '';
};

/** An order of apples by somebody new, up to the choice of the payment. */
async function newShopper(browser: Browser, { country, code }: Case, url: string) {
  const context = await browser.newContext({ viewport: mainViewports.phone, locale: 'en-GB' });
  const shop = shopOf(country, url);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const shopper = new Shopper(page, shop, monitorPage(page, shop.origin));
  await buyApples(shopper, code);
  return { context, page, shopper, shop, main: page.getByRole('main') };
}

/** Orders what is in the cart and hands it over; the page then shows the receipt. */
async function orderAndReceive(
  { context, page, shopper, shop }: Awaited<ReturnType<typeof newShopper>>,
  pay = () => Promise.resolve(),
  cash?: RegExp,
): Promise<void> {
  await shopper.orderButton().click();
  await pay();
  const number = await orderNumber(page);
  await handOver(await context.newPage(), shop.origin, { number, cash });
  await page.reload();
}

async function payInCash(browser: Browser, one: Case, url: string): Promise<void> {
  const visit = await newShopper(browser, one, url);
  const { context, page, shopper, main } = visit;
  const { exact, rounded, added, back } = one;
  const term = shopper.text('totals.rounded');
  await shopper.choosePayment('payment-at-the-door');
  await expect(rows(main, term, rounded)).not.toHaveCount(0);
  await expect(rows(main, shopper.text('totals.total'), exact)).not.toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(rows(main, term, rounded)).not.toHaveCount(0);
  await shopper.open('/checkout');
  await shopper.openStep('payment');
  const step = shopper.step('payment');
  await step.getByRole('radio', { name: shopper.text('payment.payment-at-the-door') }).check();
  await step.getByRole('radio', { name: /10\.00/ }).check();
  const amount = back.replace(' ', '\\s');
  await expect(step.getByText(new RegExp(`Change: ${amount}`))).toBeVisible();
  await shopper.sendStep('payment');
  const change = new RegExp(`10\\.00, change ${amount}`);
  const isShown = () => expect(main.getByText(change)).toBeVisible();
  await orderAndReceive(visit, isShown, change);
  await isShown();
  await expect(rows(main, term, rounded)).not.toHaveCount(0);
  await expect(rows(main, changes('receipt.rounding'), added)).toHaveCount(1);
  await expect(rows(main, changes('receipt.total'), exact)).not.toHaveCount(0);
  await expect(rows(main, changes('receipt.toPay'), rounded)).toHaveCount(1);
  await context.close();
}

async function payByCard(browser: Browser, one: Case, url: string): Promise<void> {
  const visit = await newShopper(browser, one, url);
  const { context, page, shopper, main } = visit;
  await shopper.choosePayment('credit-cards');
  await expect(shopper.orderButton()).toBeVisible();
  await expect(rows(main, shopper.text('totals.total'), one.exact)).not.toHaveCount(0);
  await expect(rows(main, shopper.text('totals.rounded'))).toHaveCount(0);
  await orderAndReceive(visit, () => payInEnglish(page));
  await expect(rows(main, changes('receipt.total'), one.exact)).not.toHaveCount(0);
  for (const key of ['receipt.rounding', 'receipt.toPay'] as const)
    await expect(rows(main, changes(key))).toHaveCount(0);
  await context.close();
}

test(
  'F8 CHK-07 cash is rounded to the coins of the country up to the receipt, a card pays exactly',
  { tag: '@full' },
  async ({ browser }) => {
    test.setTimeout(900_000);
    const folder = mkdtempSync(path.join(tmpdir(), 'larder-coins-'));
    const TENANTS_DIR = generateShops(folder, { NL: 'EUR', CH: 'CHF' });
    await withNewDatabase(async (database) => {
      const { url, stop } = await startShop({
        env: {
          PORT: '0',
          COMMERCE_API_PORT: '0',
          DATABASE_URL: database,
          COMMERCE_API_URL: '',
          DATA_DIR: path.join(folder, 'data'),
          TENANTS_DIR,
          TENANT: 'nl',
          LOG_LEVEL: 'error',
        },
      });
      try {
        for (const one of countries) {
          await test.step(`${one.country}: by card`, () => payByCard(browser, one, url));
          await test.step(`${one.country}: in cash`, () => payInCash(browser, one, url));
        }
      } finally {
        await stop();
        rmSync(folder, { recursive: true, force: true });
      }
    });
  },
);
