import { Codes } from '../../steps/codes.js';
import { register, newPerson, type Person } from '../../steps/customer.js';
import { fillCartByApi } from '../../steps/fill-cart.js';
import { customer, goods } from '../../steps/goods.js';
import { addGiftCard, chargedFor } from '../../steps/money.js';
import { expectSlotCountsItsOrders, storedOrder } from '../../steps/orders.js';
import type { Shopper } from '../../steps/shopper.js';
import { send } from '../../steps/no-script.js';
import { query } from '../../support/database.js';
import { expect, mainViewports, test } from '../../support/test.js';

const CARD = 20_000;

/** Leads a cart to the step of payment. */
async function toPayment(shopper: Shopper, email: string): Promise<void> {
  await shopper.open('/impressum');
  await fillCartByApi(shopper.page);
  await shopper.open('/kassa');
  await shopper.chooseWindow();
  await shopper.fillContact({ ...customer, email });
  await shopper.sendContact();
}

/** A customer whose gift card covers the whole cart. */
async function planByCard(shopper: Shopper, person: Person): Promise<void> {
  await register(shopper.page, shopper.shop, person);
  await addGiftCard(person.email, CARD);
  await toPayment(shopper, person.email);
  const step = shopper.step('payment');
  await shopper.openStep('payment');
  await step.getByRole('checkbox', { name: /Geschenkkarten-Guthaben/ }).check();
  await expect(step.getByText(/Ihr Guthaben deckt den ganzen Betrag/)).toBeVisible();
}

/** The card paid all of the order, and has the rest. */
async function expectPaidByCard(number: string, { email }: Person): Promise<void> {
  const { total } = await storedOrder(number);
  expect(total).toBeGreaterThan(0);
  expect(await chargedFor(number)).toMatchObject([{ provider: 'wallet', captured: total }]);
  const [card] = await query<{ rest: number }>(
    `SELECT sum(e.amount)::int AS rest FROM gift_card_entries e
     JOIN gift_cards g ON g.tenant = e.tenant AND g.id = e.gift_card_id
     JOIN customers c ON c.tenant = g.tenant AND c.id = g.customer_id
     WHERE c.email = $1`,
    [email],
  );
  expect(card?.rest).toBe(CARD - total);
}

test.describe('an order that leaves nothing to pay', () => {
  test.use({ size: 'phone' });

  test(
    'PAY-13 CHK-05 a gift card pays everything: no other method is required',
    { tag: '@deep' },
    async ({ page, shopper, watched }) => {
      const person = newPerson('Gitta');
      await planByCard(shopper, person);
      const step = shopper.step('payment');
      await expect(step.getByRole('radio')).toHaveCount(0);
      await step.getByRole('button', { name: shopper.text('step.payment.submit') }).click();
      await shopper.orderButton().click();
      const number = await shopper.orderNumber();
      const paid = page.getByRole('definition').filter({ hasText: /^Geschenkkarten-Guthaben$/ });
      await expect(paid).toBeVisible();
      await expectPaidByCard(number, person);
      expect(watched.faults).toEqual([]);
    },
  );

  test(
    'PAY-13 a gift card that was chosen pays it all where scripts run no more',
    { tag: '@full' },
    async ({ browser, context, shop, shopper }) => {
      const person = newPerson('Gunda');
      await planByCard(shopper, person);
      const plain = await browser.newContext({
        javaScriptEnabled: false,
        viewport: mainViewports.phone,
        storageState: await context.storageState(),
      });
      const page = await plain.newPage();
      await page.goto(`${shop.origin}/kassa`);
      await page.getByRole('link', { name: /^Hier geht es ohne JavaScript/ }).click();
      await page.getByRole('link', { name: shopper.text('cart.checkout') }).click();
      await expect(page).toHaveURL(/\/order$/);
      await expect(page.getByRole('main').getByText('Geschenkkarten-Guthaben')).toBeVisible();
      // A tip can be chosen, a payment method not.
      await expect(page.locator('input[type="radio"]:not([name="tip"])')).toHaveCount(0);
      const order = page.getByRole('button', { name: shopper.text('order.place') });
      await send(order, page, /\/done\?order=/);
      await expect(page.getByRole('definition').filter({ hasText: /^Geschenk/ })).toBeVisible();
      const number = await page.getByRole('definition').first().innerText();
      await expectPaidByCard(number, person);
      await plain.close();
    },
  );

  test(
    'CART-98 CHK-05 codes take off the full price of an addition',
    { tag: '@deep' },
    async ({ page, shopper, watched }) => {
      await query(
        `INSERT INTO discount_codes (tenant, code, benefit, document) VALUES
       ('gruenmarkt', 'ALLES', '{"kind": "percent", "percent": 100}', '{"title": "Alles geschenkt"}')
       ON CONFLICT DO NOTHING`,
        [],
      );
      await toPayment(shopper, `nothing.${Date.now()}@example.test`);
      await shopper.choosePayment('payment-at-the-door');
      await shopper.orderButton().click();
      const first = await shopper.orderNumber();
      await page.getByRole('button', { name: 'Produkte ergänzen', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Bestellung ergänzen' })).toContainText(first);
      await shopper.open(goods.apples.path);
      await shopper.add(goods.apples.name);

      await shopper.open('/warenkorb');
      const codes = new Codes(page);
      await codes.open();
      await codes.redeem('ALLES');
      await expect(codes.of('ALLES')).toBeVisible();
      await shopper.toCheckout();
      const nothing = /^Nichts zu bezahlen: .*ALLES/;
      await expect(shopper.step('payment').getByText(nothing)).toBeVisible();
      await expect(shopper.step('payment').getByRole('radio')).toHaveCount(0);
      await expect(shopper.step('summary').getByText(`Bestellung ${first}`)).toBeVisible();
      await shopper.orderButton().click();
      await expect(page).not.toHaveURL(new RegExp(first));
      const second = await shopper.orderNumber();
      expect(second).not.toBe(first);
      await expect(page.getByRole('definition').filter({ hasText: nothing })).toBeVisible();
      const { total, window_id: window } = await storedOrder(second);
      expect(total).toBe(0);
      await expectSlotCountsItsOrders(window);
      expect(await chargedFor(second)).toEqual([]);
      expect(watched.faults).toEqual([]);
    },
  );
});
