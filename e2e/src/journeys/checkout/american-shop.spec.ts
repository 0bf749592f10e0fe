import type { Page } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startShop } from '../../../../tools/run/processes.mjs';
import { newestEmail } from '../../steps/emails.js';
import { messagesOf as areasOf, reader } from '../../steps/page-messages.js';
import { Shopper } from '../../steps/shopper.js';
import { withNewDatabase } from '../../support/database.js';
import { messagesOf } from '../../support/messages.js';
import { monitorPage } from '../../support/page-monitor.js';
import type { Shop } from '../../support/shops.js';
import { europeanFormatsIn, europeanIn } from '../../support/words/european.js';
import { expect, mainViewports, test } from '../../support/test.js';
import { checkOutAsGuest } from '../shop/guest-checkout.js';
import { payInEnglish } from '../shop/harvest-guest.js';
import { generateShops } from './generated-shops.js';
import { handOver } from './hand-over.js';

const file = path.resolve(
  import.meta.dirname,
  '../../../../libs/countries/src/messages/US/en.json',
);
const american = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
/** Apples with their tax, half a pound of tomatoes, the fee. */
const total = '$8.63';
/** A number kept for fiction. */
const contact = { firstName: 'Paul', lastName: 'Probe', phoneNumber: '(503) 555-0123' };
const home = { streetName: 'Tulip Street', streetNumber: '9', city: 'Portland' };
const gate = reader(areasOf('cart-checkout', ['gate'], 'en'));

function shopAt(url: string): Shop {
  const origin = `http://us.localhost:${new URL(url).port}`;
  const texts = messagesOf('generated', 'en-US');
  const say = ((key: string, ...rest: []) => american[key] ?? texts(key, ...rest)) as Shop['say'];
  return { tenant: 'bazaar', origin, locale: 'en-US', say };
}

const tomatoes = {
  sku: 'tomatoes',
  name: 'Tomatoes',
  categoryPath: 'fruit-vegetables',
  weightArticle: true,
  quantityStepSize: 227,
  maxQuantity: 5000,
  vatRate: 0,
  priceRegular: 659,
};

/** Some states tax food: of the sample, apples. Tomatoes are sold by the half pound. */
function changeGoods(tenants: string): void {
  const products = path.join(tenants, 'us/data/products.jsonl');
  const [apples = '', ...others] = readFileSync(products, 'utf8').split('\n');
  writeFileSync(
    products,
    [
      JSON.stringify({ ...JSON.parse(apples), vatRate: 8 }),
      JSON.stringify(tomatoes),
      ...others,
    ].join('\n'),
  );
}

/** No word, sign, format or measure of Europe. */
function expectAmericanText(text: string): void {
  expect([...europeanIn(text), ...europeanFormatsIn(text)]).toEqual([]);
  expect(text).not.toMatch(/\d\s?(kg|g|ml|l)\b|staircase/i);
}

async function expectAmerican(page: Page): Promise<void> {
  expectAmericanText(await page.locator('body').innerText());
}

async function buyApples(shopper: Shopper, email: string): Promise<void> {
  const { page, shop } = shopper;
  const label = shop.say('cart-checkout.gate.label');
  await shopper.open('/category/fruit-vegetables');
  await expect(page.getByRole('main')).toContainText('2 lb');
  await expect(page.getByRole('main')).toContainText(/\$0\.09\s\/\soz/);
  await expectAmerican(page);
  await shopper.open('/product/apples-2-lb');
  await expectAmerican(page);
  await shopper.press('Apples', 'add');
  const dialog = shopper.dialog();
  await dialog.getByRole('textbox', { name: label }).fill('97201');
  const stored = shopper.cartChange();
  await dialog.getByRole('button', { name: gate('start') }).click();
  await stored;
  await shopper.open('/product/tomatoes');
  await shopper.add('Tomatoes');
  await shopper.open('/cart');
  await expect(page.getByRole('main')).toContainText(/Sales tax\s*\$0\.24/);
  await expectAmerican(page);
  const guest = { contact, home, state: 'Washington' };
  await checkOutAsGuest(shopper, /\/checkout$/, guest, email);
}

/** What the picker weighs is what the shopper reads and pays, in ounces below a pound. */
async function pickInPounds(page: Page, { origin }: Shop): Promise<void> {
  const number = new URL(page.url()).searchParams.get('order') ?? '';
  const weighed = { name: 'Tomatoes', label: 'Pounds', packed: '0.44' };
  await handOver(await page.context().newPage(), origin, { number, weighed });
  await page.reload();
  const main = page.getByRole('main');
  await expect(main).toContainText(/7\.1\soz/);
  await expect(main).toContainText('$8.45');
  await expectAmerican(page);
}

test(
  'PLAT-01 CHK-07 a generated shop of the United States sells by ZIP code, dollar and pound',
  { tag: '@deep' },
  async ({ browser }) => {
    test.setTimeout(600_000);
    const folder = mkdtempSync(path.join(tmpdir(), 'larder-american-'));
    const TENANTS_DIR = generateShops(folder, { US: 'USD' });
    changeGoods(TENANTS_DIR);
    const DATA_DIR = path.join(folder, 'data');
    await withNewDatabase(async (DATABASE_URL) => {
      const ports = { PORT: '0', COMMERCE_API_PORT: '0', COMMERCE_API_URL: '' };
      const shops = { DATABASE_URL, DATA_DIR, TENANTS_DIR, TENANT: 'us', LOG_LEVEL: 'error' };
      const { url, stop } = await startShop({ env: Object.assign(ports, shops) });
      try {
        const viewport = mainViewports.phone;
        const context = await browser.newContext({ viewport, locale: 'en-US' });
        const page = await context.newPage();
        page.setDefaultTimeout(20_000);
        const shop = shopAt(url);
        const shopper = new Shopper(page, shop, monitorPage(page, shop.origin));
        const email = `us.${Date.now()}@example.test`;
        await buyApples(shopper, email);
        await shopper.choosePayment('credit-cards');
        await expectAmerican(page);
        await shopper.orderButton().click();
        await payInEnglish(page);
        await expect(page).toHaveURL(/\/checkout-ok\?order=/);
        const main = page.getByRole('main');
        await expect(main).toContainText(total);
        await expectAmerican(page);
        if (DATABASE_URL !== '') {
          const { subject, body } = await newestEmail(email, DATABASE_URL);
          expect(body).toContain(total);
          expectAmericanText(`${subject}\n${body}`);
        }
        await pickInPounds(page, shop);
        await context.close();
      } finally {
        await stop();
        rmSync(folder, { recursive: true, force: true });
      }
    });
  },
);
