import { customer } from '../steps/goods.js';
import { ordersOf, storedOrder } from '../steps/orders.js';
import type { Shopper } from '../steps/shopper.js';
import { deliverAndDropResponse } from '../support/broken-call.js';
import { expect, test } from '../support/test.js';

/** A mail address that no other test orders under. */
const mailOf = (name: string) => `${name}.${Date.now()}@example.test`;

async function toOrderButton(shopper: Shopper, email: string): Promise<void> {
  await shopper.fillCart();
  await shopper.open('/kassa');
  await shopper.chooseWindow();
  await shopper.fillContact({ ...customer, email });
  await shopper.sendContact();
  await shopper.choosePayment('payment-at-the-door');
}

test('R6 a reload while the order is placed ends on the confirmation of one order', async ({
  page,
  shopper,
}) => {
  const email = mailOf('reload');
  await toOrderButton(shopper, email);
  let arrived = () => undefined as void;
  const hasArrived = new Promise<void>((resolve) => (arrived = resolve));
  await page.route('**/api/checkout', async (route) => {
    await deliverAndDropResponse(route, arrived);
  });
  await shopper.orderButton().click();
  await hasArrived;
  await page.unroute('**/api/checkout');
  await page.reload();
  const known = page.getByRole('heading', { name: shopper.text('confirmation.title') });
  await expect(known.or(shopper.orderButton())).toBeVisible({ timeout: 15_000 });
  if (await shopper.orderButton().isVisible()) await shopper.orderButton().click();
  await storedOrder(await shopper.orderNumber());
  expect(await ordersOf(email)).toBe(1);
});

test(
  'R6 CHK-05 a reload that began before the confirmation ends on it all the same',
  { tag: '@full' },
  async ({ page, shop, shopper }) => {
    const email = mailOf('overtaken');
    await toOrderButton(shopper, email);
    let release = () => undefined as void;
    const isSeen = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/checkout', async (route) => {
      // The document is reloading, and the shopper's current page still works.
      void page.reload().catch(() => undefined);
      await page.waitForRequest((request) => request.isNavigationRequest());
      await route.continue();
    });
    await page.route(`${shop.origin}/kassa`, async (route) => {
      await isSeen;
      await route.continue();
    });
    const isAnswered = page.waitForResponse((response) => /\/api\/orders\//.test(response.url()));
    await shopper.orderButton().click();
    await isAnswered;
    // A page that is being replaced does not respond to queries: the confirmation is already displayed.
    await page.waitForTimeout(500);
    release();
    await storedOrder(await shopper.orderNumber());
    expect(await ordersOf(email)).toBe(1);
    await page.unrouteAll();
    await page.goto(`${shop.origin}/kassa`);
    await expect(page.getByText(shopper.text('empty.title'))).toBeVisible();
    await page.reload();
    await expect(page.getByText(shopper.text('empty.title'))).toBeVisible();
  },
);

test('CHK-05 back from the confirmation orders nothing again', async ({ page, shop, shopper }) => {
  const email = mailOf('back');
  await toOrderButton(shopper, email);
  await shopper.orderButton().click();
  await shopper.orderNumber();
  await page.goBack();
  await expect(page).not.toHaveURL(/kassa-ok/);
  await expect(shopper.orderButton()).toHaveCount(0);
  await page.goForward();
  await expect(
    page.getByRole('heading', { name: shopper.text('confirmation.title') }),
  ).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('heading', { name: shopper.text('confirmation.title') }),
  ).toBeVisible();
  await page.goto(`${shop.origin}/kassa`);
  await expect(page.getByText(shopper.text('empty.title'))).toBeVisible();
  expect(await ordersOf(email)).toBe(1);
});
