import type { Page } from '@playwright/test';
import { signIn } from '../../steps/customer.js';
import { query } from '../../support/database.js';
import { recordLayoutShifts } from '../../support/layout-shifts.js';
import { expect, test } from '../../support/test.js';
import { open } from '../../support/wait-for-hydration.js';

/** Half of what web vitals call good. */
const MOST = 0.05;
const SLOWDOWN = 4;
const SETTLED = 1000;
/** Late parts come late on a machine that runs four such phones. */
const LATE_MS = 60_000;

/** Many pages, each on a processor a quarter as fast. */
test.describe.configure({ timeout: 240_000 });
test.use({ viewport: { width: 390, height: 844 }, savesData: true });

/** Opens pages on a slowed phone, and adds up what moves on each while its late parts come. */
async function slowPhone(page: Page, origin: string) {
  const cdp = await page.context().newCDPSession(page);
  const rate = (value: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate: value });
  const shifts = await recordLayoutShifts(page);
  return async (path: string, late: string | RegExp) => {
    await rate(SLOWDOWN);
    await open(page, origin + path);
    await expect(page.getByRole('main').getByText(late).first()).toBeVisible({
      timeout: LATE_MS,
    });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLED);
    const found = await shifts();
    const sum = found.reduce((all, { value }) => all + value, 0);
    expect.soft(sum, `${path}, ${late}: ${JSON.stringify(found)}`).toBeLessThan(MOST);
    await rate(1);
  };
}

test(
  'CLS cart, each state of the checkout and the confirmation keep their places',
  {
    tag: '@deep',
  },
  async ({ page, shop, shopper }) => {
    const visit = await slowPhone(page, shop.origin);
    await shopper.fillCart();
    await visit('/warenkorb', 'Espresso ganze Bohne');
    await visit('/kassa', /^frühestes Zeitfenster/);
    await shopper.chooseWindow();
    await visit('/kassa', 'Länger reservieren');
    await shopper.fillContact();
    await visit('/kassa', 'Länger reservieren');
    await shopper.sendContact();
    await shopper.choosePayment('payment-at-the-door');
    await visit('/kassa', 'Geschäftsbedingungen');
    await shopper.orderButton().click();
    const number = await shopper.orderNumber();
    await visit(`/kassa-ok?order=${number}`, 'In den Kalender eintragen');
  },
);

test(
  'CLS home and the orders of a customer keep their places',
  {
    tag: '@deep',
  },
  async ({ page, shop }) => {
    await open(page, `${shop.origin}/anmelden`);
    const anna = { email: 'anna@personas.example', firstName: 'Anna', password: 'Gruenmarkt-2026' };
    await signIn(page, anna);
    await expect(page).not.toHaveURL(/anmelden/);
    const visit = await slowPhone(page, shop.origin);
    await visit('/', /^Wir liefern/);
    const orders = await query<{ number: string; status: string }>(
      `SELECT o.order_number AS number, o.status FROM orders o
      WHERE o.tenant = 'gruenmarkt' AND o.document -> 'billingAddress' ->> 'email' = $1`,
      [anna.email],
    );
    const late: Readonly<Record<string, string | RegExp>> = {
      PLACED: 'Zeitfenster ändern',
      ON_THE_WAY: /^Wir sind gegen/,
      COMPLETED: 'Beleg',
    };
    for (const [status, text] of Object.entries(late)) {
      const one = orders.find((order) => order.status === status);
      await visit(`/konto/orders?order=${one?.number}`, text);
    }
  },
);
