import type { Page } from '@playwright/test';
import {
  collect,
  dataLayer,
  isTracking,
  question,
  withHeldBackScript,
} from '../../steps/consent.js';
import { goods } from '../../steps/goods.js';
import { undecided } from '../../support/consent.js';
import { query } from '../../support/database.js';
import { open } from '../../support/wait-for-hydration.js';
import { harvest } from '../../support/shops.js';
import { expect, test } from '../../support/test.js';
import { monitorPage } from '../../support/page-monitor.js';

test.use({ storageState: undecided });

const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name);
const DAY_S = 86_400;

test('TRK-02 TRK-05 TRK-30 nothing of a held-back script is asked for before consent', async ({
  page,
  shop,
  shopper,
  watched,
}) => {
  await withHeldBackScript(page);
  const events = collect(page, 'events');
  await shopper.open('/');
  const asked = question(page, shop);
  await expect(asked).toBeVisible();
  await shopper.open(goods.apples.path);
  await page.waitForLoadState('networkidle');
  expect(watched.requested.filter(isTracking)).toEqual([]);
  expect(await cookie(page, 'analytics_user')).toBeUndefined();
  expect(await dataLayer(page)).toEqual([]);

  await asked.getByRole('button', { name: shop.say('tracking.accept') }).click();
  await expect(asked).toBeHidden();
  await page.waitForFunction(() => 'heldBackRan' in window);
  await expect.poll(() => events.length).toBeGreaterThan(1);
  const name = 'Grünmarkt:produkt:apfel-gala';
  expect(events.map((event) => [event.event, event.page, event.login_status])).toEqual([
    ['page_view', name, 'guest'],
    ['view_item', name, 'guest'],
  ]);
  const token = await cookie(page, 'analytics_user');
  const days = ((token?.expires ?? 0) - Date.now() / 1000) / DAY_S;
  expect(Math.round(days), 'TRK-29').toBe(180);

  await shopper.open('/');
  await page.waitForFunction(() => 'heldBackRan' in window);
  await expect.poll(() => dataLayer(page)).toMatchObject([{ page: 'Grünmarkt:startpage' }]);
  await expect(asked).toBeHidden();
  expect(watched.faults).toEqual([]);
});

test('TRK-05 refused consent stays refused, and can be given and withdrawn at the footer', async ({
  page,
  shop,
  shopper,
  watched,
}) => {
  await withHeldBackScript(page);
  await shopper.open('/');
  const asked = question(page, shop);
  await asked.getByRole('button', { name: shop.say('tracking.refuse') }).click();
  await shopper.open('/sortiment');
  await page.waitForLoadState('networkidle');
  await expect(asked).toHaveCount(0);
  expect(watched.requested.filter(isTracking)).toEqual([]);

  const settings = page
    .getByRole('contentinfo')
    .getByRole('button', { name: shop.say('tracking.settings') });
  await settings.click();
  await expect(asked.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await expect(settings).toBeFocused();

  const statistics = asked.getByRole('checkbox', { name: shop.say('tracking.category.C0002') });
  const save = asked.getByRole('button', { name: shop.say('tracking.save') });
  await settings.click();
  await statistics.check();
  await save.click();
  await page.waitForFunction(() => 'heldBackRan' in window);
  expect(await cookie(page, 'analytics_user')).toBeDefined();

  await settings.click();
  await expect(statistics).toBeChecked();
  await statistics.uncheck();
  await save.click();
  // Only a new document ends a script that runs.
  await page.waitForFunction(() => !('heldBackRan' in window));
  await expect.poll(() => cookie(page, 'analytics_user')).toBeUndefined();
  expect(watched.faults).toEqual([]);
});

test('TRK-12…15 TRK-24 an order is told from its search to its confirmation, and stored', async ({
  page,
  shop,
  shopper,
}) => {
  const searches = collect(page, 'search-events');
  await shopper.open('/suche/mineralwasser');
  await question(page, shop)
    .getByRole('button', { name: shop.say('tracking.accept') })
    .click();
  await page.getByRole('link', { name: goods.water.name }).click();
  await expect(page).toHaveURL(shop.origin + goods.water.path);
  await shopper.press(goods.water.name, 'add');
  await shopper.chooseDelivery();
  await expect(shopper.cart(1)).toBeVisible();
  for (let trays = 2; trays <= 9; trays += 1) {
    await shopper.press(goods.water.name, 'increase');
    await expect(shopper.stepper(goods.water.name)).toContainText(String(trays));
  }
  await shopper.cart(1).click();
  await shopper.toCheckout();
  await shopper.chooseWindow();
  await shopper.fillContact();
  await shopper.sendContact();
  await shopper.choosePayment('payment-at-the-door');
  await shopper.orderButton().click();
  const number = await shopper.orderNumber();

  const masked = '*'.repeat(number.length - 1) + number.slice(-1);
  await expect
    .poll(async () => (await dataLayer(page)).map((event) => event.event))
    .toContain('checkout_confirmation');
  const told = await dataLayer(page);
  const names = new Set(told.map((event) => event.event));
  for (const name of ['page_view', 'view_item', 'add_to_cart', 'begin_checkout'])
    expect(names).toContain(name);
  const last = told.find((event) => event.event === 'checkout_confirmation');
  expect(last).toMatchObject({ order_number: masked, order_type: 'guest_order' });
  expect(JSON.stringify(told)).not.toContain(number);

  await expect.poll(() => searches.map((event) => event['eventType'])).toContain('conversion');
  const [click, conversion] = searches;
  expect(click).toMatchObject({ eventType: 'click' });
  expect(conversion).toMatchObject({
    objectIDs: click?.['objectIDs'],
    queryID: click?.['queryID'],
  });
  const stored = () =>
    query<{ order_number: string }>(
      'SELECT order_number FROM tracking_events WHERE tenant = $1 AND event = $2 AND order_number = $3',
      ['gruenmarkt', 'checkout_confirmation', masked],
    );
  await expect.poll(async () => (await stored()).length).toBeGreaterThan(0);
  const kept = () =>
    query<{ event_type: string; user_token: string }>(
      'SELECT event_type, user_token FROM search_events WHERE tenant = $1 AND user_token = $2 ORDER BY id',
      ['gruenmarkt', click?.['userToken']],
    );
  await expect
    .poll(async () => (await kept()).map((row) => row.event_type))
    .toEqual(['click', 'conversion']);
});

test('TRK-03 a shop without a consent manager asks nothing and allows nothing', async ({
  page,
}) => {
  const shop = harvest();
  const { faults, requested } = monitorPage(page, shop.origin);
  await withHeldBackScript(page);
  await open(page, `${shop.origin}/item/braeburn-apples`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2500);
  await expect(question(page, shop)).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('button')).toHaveCount(0);
  expect(requested.filter(isTracking)).toEqual([]);
  expect(faults).toEqual([]);
});

test.describe('the page of the weekly leaflet', () => {
  const answers = [
    ['accept', '/advent'],
    ['refuse', '/wochenblatt'],
  ] as const;
  for (const [answer, end] of answers)
    test(`NAV-77 NAV-78 after "${answer}" is followed by ${end}`, async ({
      page,
      shop,
      shopper,
      watched,
    }) => {
      await shopper.open('/wochenblatt?openlink=1&a=b');
      await page.waitForTimeout(2000);
      await expect(page).toHaveURL(`${shop.origin}/wochenblatt?openlink=1&a=b`);
      await question(page, shop)
        .getByRole('button', { name: shop.say(`tracking.${answer}`) })
        .click();
      if (answer === 'accept') await expect(page).toHaveURL(`${shop.origin}/wochenblatt?a=b`);
      await page.waitForTimeout(2500);
      expect(new URL(page.url()).pathname).toBe(end);
      expect(watched.faults).toEqual([]);
    });
});
