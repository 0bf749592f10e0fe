import type { Route } from '@playwright/test';
import { goods, customer } from '../steps/goods.js';
import { ordersOf, storedOrder } from '../steps/orders.js';
import type { Shopper } from '../steps/shopper.js';
import { Shopper as AnotherShopper } from '../steps/shopper.js';
import { expect, test } from '../support/test.js';
import { watch } from '../support/watch.js';

/** The server gets the call and answers it, the browser never hears of it. */
async function deliverAndLose(route: Route, onDelivered: () => void = () => undefined) {
  const url = new URL(route.request().url());
  const headers = { ...(await route.request().allHeaders()), host: url.host };
  url.hostname = '127.0.0.1';
  await route.fetch({ url: url.href, headers });
  onDelivered();
  await route.abort('connectionreset').catch(() => undefined);
}

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

test('R6 CHK-02 a double click on the binding button places one order', async ({ shopper }) => {
  const email = mailOf('double');
  await toOrderButton(shopper, email);
  await shopper.orderButton().dblclick();
  await storedOrder(await shopper.orderNumber());
  expect(await ordersOf(email)).toBe(1);
});

test('R6 an order whose answer is lost is placed once, though it is asked for again', async ({
  page,
  shopper,
}) => {
  const email = mailOf('lost');
  await toOrderButton(shopper, email);
  await page.route('**/api/checkout', (route) => deliverAndLose(route));
  await shopper.orderButton().click();
  const again = shopper.button('retry');
  await expect(again).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(shopper.text('empty.title'))).toHaveCount(0);
  await page.unroute('**/api/checkout');
  await again.click();
  await storedOrder(await shopper.orderNumber());
  expect(await ordersOf(email)).toBe(1);
});

test('R6 a reload while the order is placed ends on the confirmation of one order', async ({
  page,
  shopper,
}) => {
  const email = mailOf('reload');
  await toOrderButton(shopper, email);
  let arrived = () => undefined as void;
  const isUnderWay = new Promise<void>((resolve) => (arrived = resolve));
  await page.route('**/api/checkout', async (route) => {
    await deliverAndLose(route, arrived);
  });
  await shopper.orderButton().click();
  await isUnderWay;
  await page.unroute('**/api/checkout');
  await page.reload();
  const known = page.getByRole('heading', { name: shopper.text('confirmation.title') });
  await expect(known.or(shopper.orderButton())).toBeVisible({ timeout: 15_000 });
  if (await shopper.orderButton().isVisible()) await shopper.orderButton().click();
  await storedOrder(await shopper.orderNumber());
  expect(await ordersOf(email)).toBe(1);
});

test('R6 CHK-05 a reload that began before the confirmation ends on it all the same', async ({
  page,
  shop,
  shopper,
}) => {
  const email = mailOf('overtaken');
  await toOrderButton(shopper, email);
  let release = () => undefined as void;
  const isSeen = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/checkout', async (route) => {
    // The document is on its way again, and the page in front of the shopper still goes on.
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
  // A page that is on its way out answers no question: the confirmation is there by now.
  await page.waitForTimeout(500);
  release();
  await storedOrder(await shopper.orderNumber());
  expect(await ordersOf(email)).toBe(1);
  await page.unrouteAll();
  await page.goto(`${shop.origin}/kassa`);
  await expect(page.getByText(shopper.text('empty.title'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(shopper.text('empty.title'))).toBeVisible();
});

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

test('R8 two tabs add to one cart, and neither loses anything', async ({
  context,
  shop,
  shopper,
}) => {
  await shopper.fillCart();
  const page = await context.newPage();
  const second = new AnotherShopper(page, shop, watch(page, shop.origin));
  await second.open(goods.apples.path);
  await shopper.open(goods.milk.path);
  await expect(second.cart(1)).toBeVisible();
  await Promise.all([second.add(goods.apples.name), shopper.add(goods.milk.name)]);
  await shopper.open('/warenkorb');
  for (const { name } of [goods.coffee, goods.apples, goods.milk])
    await expect(shopper.stepper(name)).toBeVisible();
  await expect(shopper.cart(3)).toBeVisible();
});

test('R8 fast presses are all counted, in the order in which they came', async ({
  page,
  shopper,
}) => {
  await shopper.fillCart();
  await shopper.open(goods.milk.path);
  await page.route('**/api/carts/items', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  await shopper.press(goods.milk.name, 'add');
  for (let i = 0; i < 5; i += 1) await shopper.press(goods.milk.name, 'increase');
  await shopper.press(goods.milk.name, 'decrease');
  await expect(shopper.stepper(goods.milk.name)).toContainText('5');
  await page.waitForLoadState('networkidle');
  await page.unroute('**/api/carts/items');
  await shopper.open('/warenkorb');
  await expect(shopper.stepper(goods.milk.name)).toContainText('5');
});

test('an add without a connection says so, and works when it is back', async ({
  context,
  page,
  shopper,
}) => {
  await shopper.fillCart();
  await shopper.open(goods.milk.path);
  await expect(shopper.cart(1)).toBeVisible();
  await context.setOffline(true);
  await shopper.press(goods.milk.name, 'add');
  await expect(page.getByText(shopper.text('problem.unreachable'))).toBeVisible();
  await expect(shopper.cart(1), 'the count tells the truth').toBeVisible();
  await context.setOffline(false);
  await shopper.add(goods.milk.name);
  await expect(shopper.cart(2)).toBeVisible();
});

test('an add after the session has gone starts a new cart instead of failing', async ({
  context,
  page,
  shopper,
}) => {
  await shopper.fillCart();
  await shopper.open(goods.milk.path);
  await expect(shopper.cart(1)).toBeVisible();
  await context.clearCookies();
  const stored = page.waitForResponse(
    (response) => response.url().endsWith('/api/carts/items') && response.status() === 200,
  );
  await shopper.press(goods.milk.name, 'add');
  await stored;
  await shopper.open('/warenkorb');
  await expect(shopper.stepper(goods.milk.name)).toBeVisible();
});

test('on a slow network the count comes at once and the amount is marked as pending', async ({
  page,
  shopper,
}) => {
  await shopper.fillCart();
  await shopper.open(goods.milk.path);
  await expect(shopper.cart(1)).toBeVisible();
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  const stored = shopper.cartChange();
  await shopper.press(goods.milk.name, 'add');
  await expect(shopper.cart(2)).toBeVisible({ timeout: 1000 });
  await stored;
  await expect(shopper.cart(2)).toBeVisible();
});

test('FORM-04 mistakes stand at their fields, the first one has the focus, nothing is lost', async ({
  page,
  shopper,
}) => {
  await shopper.fillCart();
  await shopper.open('/kassa');
  await shopper.chooseWindow();
  await shopper.fillContact({ ...customer, email: 'paula', phoneNumber: '12', lastName: '' });
  await shopper.sendContact();
  await expect(shopper.field('lastName')).toHaveAttribute('aria-invalid', 'true');
  await expect(shopper.field('email')).toHaveAccessibleDescription(
    new RegExp(shopper.text('form.email')),
  );
  await expect(shopper.field('firstName')).toHaveValue(customer.firstName);
  await expect(page.getByText(shopper.text('form.summary', { count: 3 }))).toBeVisible();
  await page.reload();
  await expect(shopper.field('firstName')).toHaveValue(customer.firstName);
  await expect(shopper.field('email')).toHaveValue('paula');
  await shopper.fillContact();
  await shopper.sendContact();
  await expect(shopper.step('payment').getByRole('radio').first()).toBeVisible();
});

test('SLOT-11 an address outside of every area leads to pickup', async ({ shopper }) => {
  await shopper.open(goods.coffee.path);
  await shopper.press(goods.coffee.name, 'add');
  const dialog = shopper.dialog();
  await dialog.getByRole('radio', { name: /^Lieferung/ }).check();
  await shopper.button('address.manual').click();
  const values = {
    streetName: 'Seestraße',
    streetNumber: '1',
    postalCode: '6900',
    city: 'Bregenz',
  };
  for (const [name, value] of Object.entries(values))
    await dialog
      .getByRole('textbox', { name: new RegExp(`^${shopper.text(`address.${name}`)}`) })
      .fill(value);
  await shopper.button('service.deliverHere').click();
  await expect(dialog.getByText(shopper.text('trouble.outside.title'))).toBeVisible();
  await shopper.button('service.pickupInstead').click();
  await expect(dialog.getByRole('group', { name: shopper.text('pickup.stores') })).toBeVisible();
});
