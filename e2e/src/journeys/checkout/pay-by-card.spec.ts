import { axeFaults } from '../../checks/axe.js';
import { customer, goods } from '../../steps/goods.js';
import { register, newPerson } from '../../steps/customer.js';
import { cards, addGiftCard, payBy, chargedFor } from '../../steps/money.js';
import { ordersOf, storedOrder } from '../../steps/orders.js';
import type { Shopper } from '../../steps/shopper.js';
import { query } from '../../support/database.js';
import { expect, viewportsOf, test } from '../../support/test.js';

async function toOrderButton(shopper: Shopper, email: string): Promise<void> {
  await shopper.fillCart();
  await shopper.open('/kassa');
  await shopper.chooseWindow();
  await shopper.fillContact({ ...customer, email });
  await shopper.sendContact();
}

for (const size of viewportsOf('phone')) {
  test.describe(`paying by card, ${size}`, () => {
    test.use({ size });

    test('CHK-18 CHK-07 CHK-15 a guest pays at the provider and returns to the confirmation', async ({
      page,
      shopper,
      watched,
    }) => {
      const email = `card.${size}.${Date.now()}@example.test`;
      await toOrderButton(shopper, email);
      // Nine methods for deliveries; Apple Pay is offered on Apple's devices alone.
      await shopper.openStep('payment');
      const methods = shopper
        .step('payment')
        .getByRole('group', { name: shopper.text('payment.legend') });
      // The payment at the door has a question of its own, for change.
      const ofMethods = methods.getByRole('radio').and(page.locator(':not(fieldset fieldset *)'));
      await expect(ofMethods).toHaveCount(8);
      await shopper.choosePayment('credit-cards');
      await shopper.orderButton().click();
      await page.waitForURL(/\/api\/payment-simulator\//);
      expect(await axeFaults(page)).toEqual([]);
      await payBy(page, cards.success);
      const number = await shopper.orderNumber();
      const { total } = await storedOrder(number);
      const [taken] = await chargedFor(number);
      // Reserved now, captured when it is packed.
      expect(taken).toMatchObject({ captured: 0, refunded: 0 });
      expect(taken?.planned).toBeGreaterThanOrEqual(total);
      expect(await ordersOf(email)).toBe(1);
      expect(watched.faults).toEqual([]);
    });
  });
}

test(
  'CHK-07 CHK-14 a declined card leads back to the checkout, where another method pays',
  { tag: '@deep' },
  async ({ page, shopper }) => {
    const email = `declined.${Date.now()}@example.test`;
    await toOrderButton(shopper, email);
    await shopper.choosePayment('credit-cards');
    await shopper.orderButton().click();
    await payBy(page, cards.decline);
    await page.waitForURL(/\/kassa$/);
    await expect(page.getByText(/Die Zahlung wurde abgelehnt/)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(/Die Zahlung wurde abgelehnt/)).toBeVisible();
    await shopper.choosePayment('paypal');
    await shopper.orderButton().click();
    await page.waitForURL(/\/api\/payment-simulator\//);
    await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
    const number = await shopper.orderNumber();
    const { total } = await storedOrder(number);
    expect(await chargedFor(number)).toMatchObject([{ captured: total, refunded: 0 }]);
  },
);

test(
  'R7 going back from the provider leads to the status of the payment, and to the cart',
  { tag: '@deep' },
  async ({ page, shopper }) => {
    const email = `back.${Date.now()}@example.test`;
    await toOrderButton(shopper, email);
    await shopper.choosePayment('credit-cards');
    await shopper.orderButton().click();
    await page.waitForURL(/\/api\/payment-simulator\//);
    await page.goBack();
    await page.waitForURL(/\/kassa\/payment-result\?order=/);
    await expect(page.getByRole('link', { name: 'Weiter zur Zahlung' })).toBeVisible();
    await page.getByRole('button', { name: 'Warenkorb wieder öffnen' }).click();
    await page.waitForURL(/\/warenkorb$/);
    await expect(page.getByRole('main').getByText(goods.coffee.name).first()).toBeVisible();
  },
);

test(
  'PAY-07 PAY-11 PAY-13 PAY-16 the wallet pays a part, a card that is remembered the rest',
  { tag: '@deep' },
  async ({ page, shop, shopper }) => {
    const person = newPerson('Gerda');
    await register(page, shop, person);
    await addGiftCard(person.email, 1000);
    await toOrderButton(shopper, person.email);
    const step = shopper.step('payment');
    await shopper.openStep('payment');
    await step.getByRole('checkbox', { name: /Geschenkkarten-Guthaben/ }).check();
    await expect(step.getByText(/10,00 zahlen Sie mit Ihrem Guthaben/)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('use-wallet'))).toBe('true');
    await step.getByRole('radio', { name: /Kredit- oder Debitkarte/ }).check();
    await step.getByRole('checkbox', { name: /merken/ }).check();
    await shopper.choosePayment('credit-cards');
    await shopper.orderButton().click();
    await payBy(page, cards.success);
    const number = await shopper.orderNumber();
    const { total } = await storedOrder(number);
    expect(await chargedFor(number)).toMatchObject([
      { provider: 'card-simulator', captured: 0, due: total - 1000 },
      { provider: 'wallet', captured: 1000 },
    ]);
    const saved = await query(
      `SELECT payment_brand, last_digits, is_primary FROM payment_methods p
     JOIN customers c ON c.tenant = p.tenant AND c.id = p.customer_id WHERE c.email = $1`,
      [person.email],
    );
    expect(saved).toEqual([{ payment_brand: 'Visa', last_digits: '4242', is_primary: true }]);
  },
);
