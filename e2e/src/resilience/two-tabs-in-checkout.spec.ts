import type { Page } from '@playwright/test';
import { fillCartByApi } from '../steps/fill-cart.js';
import { customer, goods } from '../steps/goods.js';
import { cards, payBy } from '../steps/money.js';
import { ordersOf, storedOrder } from '../steps/orders.js';
import { Shopper } from '../steps/shopper.js';
import { expect, someOf, test } from '../support/test.js';
import { monitorPage } from '../support/page-monitor.js';

/** A tab that hears nothing of the others: it slept, or its browser is an old one. */
const withoutTabEvents = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(window, 'BroadcastChannel', { value: undefined }));

async function toSummary(shopper: Shopper): Promise<void> {
  await shopper.open('/kassa');
  await shopper.choosePayment('payment-at-the-door');
  await expect(shopper.orderButton()).toBeVisible();
}

/** Two tabs of one shopper, both before the order button. */
async function twoTabs(first: Shopper, email: string, { areDeaf = false } = {}): Promise<Shopper> {
  const page = await first.page.context().newPage();
  const second = new Shopper(page, first.shop, monitorPage(page, first.shop.origin));
  if (areDeaf) await Promise.all([withoutTabEvents(first.page), withoutTabEvents(page)]);
  await first.open('/impressum');
  await fillCartByApi(first.page);
  await first.open('/kassa');
  await first.chooseWindow();
  await first.fillContact({ ...customer, email });
  await first.sendContact();
  await toSummary(first);
  await toSummary(second);
  return second;
}

let count = 0;
const nextMail = () => `tabs.${process.pid}.${Date.now()}.${(count += 1)}@example.test`;

for (const areDeaf of someOf([true, false], 1))
  test(
    `R8 CHK-02 an order is placed in one tab: the other ${areDeaf ? 'slept, and ' : ''}leads to it`,
    { tag: '@full' },
    async ({ shopper }) => {
      const email = nextMail();
      const second = await twoTabs(shopper, email, { areDeaf });
      await second.orderButton().click();
      const number = await second.orderNumber();
      if (areDeaf) await shopper.orderButton().click();
      expect(await shopper.orderNumber()).toBe(number);
      await storedOrder(number);
      expect(await ordersOf(email)).toBe(1);
    },
  );

test('R8 CHK-02 both tabs order at once: one order, and both show it', async ({ shopper }) => {
  const email = nextMail();
  const second = await twoTabs(shopper, email);
  // A tab that hears of the other's order first has no button any more.
  const press = (tab: Shopper) =>
    tab
      .orderButton()
      .click({ timeout: 10_000 })
      .catch(() => undefined);
  await Promise.all([press(second), press(shopper)]);
  expect(await shopper.orderNumber()).toBe(await second.orderNumber());
  expect(await ordersOf(email)).toBe(1);
});

test(
  'R7 a tab in the checkout does not affect the other’s payment',
  { tag: '@full' },
  async ({ shopper }) => {
    const email = nextMail();
    const second = await twoTabs(shopper, email);
    await second.button('step.change', { step: second.text('step.payment') }).click();
    await second.choosePayment('credit-cards');
    const cartResponse = shopper.page.waitForResponse(/\/api\/carts$/);
    await second.orderButton().click();
    await cartResponse;
    await payBy(second.page, cards.success);
    await second.orderNumber();
    expect(await ordersOf(email)).toBe(1);
  },
);

for (const areDeaf of someOf([true, false], 1))
  test(`R8 CHK-02 the cart is changed in one tab: the other, ${areDeaf ? 'which slept, refuses' : 'shows it'}, before it orders`, async ({
    page,
    shopper,
  }) => {
    const email = nextMail();
    const second = await twoTabs(shopper, email, { areDeaf });
    await shopper.open(goods.milk.path);
    await shopper.add(goods.milk.name);
    const summary = second.step('summary');
    if (areDeaf) {
      await second.orderButton().click();
      await expect(
        second.page.getByText(/^Ihre Bestellung hat sich geändert/).first(),
      ).toBeVisible();
      expect(await ordersOf(email)).toBe(0);
    }
    await expect(summary.getByText(goods.milk.name)).toBeVisible();
    const total = await summary
      .getByText(/^Gesamt/)
      .first()
      .locator('..')
      .innerText();
    await second.orderButton().click();
    const stored = await storedOrder(await second.orderNumber());
    expect(total).toContain((stored.total / 100).toFixed(2).replace('.', ','));
    expect(await ordersOf(email)).toBe(1);
    await page.close();
  });
