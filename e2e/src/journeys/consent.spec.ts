import type { Page } from '@playwright/test';
import { axeFaults } from '../checks/page-faults.js';
import {
  collect,
  dataLayer,
  HELD_BACK,
  MANAGER,
  question,
  withHeldBackScript,
} from '../steps/consent.js';
import { goods } from '../steps/goods.js';
import { undecided } from '../support/consent.js';
import { query } from '../support/database.js';
import { open } from '../support/ready.js';
import { harvest } from '../support/shops.js';
import { expect, sizes, test, type Size } from '../support/test.js';
import { watch } from '../support/watch.js';

test.use({ storageState: undecided });

const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name);
const isTracking = (url: string) => url.endsWith(HELD_BACK) || url.includes('/api/tracking/');
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
});

for (const onMissing of ['grant', 'deny'] as const) {
  test(`TRK-04 a consent manager whose script fails: ${onMissing}`, async ({ page, shopper }) => {
    await page.route(`**${MANAGER}`, (route) => route.abort());
    const consent = { manager: 'external', id: 'shop-1', src: MANAGER, onMissing };
    await withHeldBackScript(page, { consent });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await shopper.open('/');
    await expect.poll(() => requested.some((url) => url.endsWith(MANAGER))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(requested.some((url) => url.endsWith(HELD_BACK))).toBe(onMissing === 'grant');
  });
}

test('TRK-06 TRK-11 an external consent manager is asked by its id, and its categories hold', async ({
  page,
  shopper,
  watched,
}) => {
  const body = `
    window.OnetrustActiveGroups = ',C0001,';
    window.managerId = document.currentScript.dataset.domainScript;
    window.OptanonWrapper();`;
  await page.route(`**${MANAGER}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await withHeldBackScript(page, {
    consent: { manager: 'external', id: 'shop-1', src: MANAGER, onMissing: 'grant' },
  });
  await shopper.open('/');
  await page.waitForFunction(() => (window as { managerId?: string }).managerId === 'shop-1');
  await page.waitForLoadState('networkidle');
  expect(watched.requested.filter(isTracking)).toEqual([]);
  await page.evaluate(() => {
    const manager = window as unknown as {
      OnetrustActiveGroups: string;
      OptanonWrapper: () => void;
    };
    manager.OnetrustActiveGroups = ',C0001,C0002,';
    manager.OptanonWrapper();
  });
  await page.waitForFunction(() => 'heldBackRan' in window);
  expect(watched.faults).toEqual([]);
});

test('TRK-03 a shop without a consent manager asks nothing and allows nothing', async ({
  page,
}) => {
  const shop = harvest();
  const { faults, requested } = watch(page, shop.origin);
  await withHeldBackScript(page);
  await open(page, `${shop.origin}/item/braeburn-apples`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2500);
  await expect(question(page, shop)).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('button')).toHaveCount(0);
  expect(requested.filter(isTracking)).toEqual([]);
  expect(faults).toEqual([]);
});

for (const size of Object.keys(sizes) as Size[]) {
  test.describe(size, () => {
    test.use({ size });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`the question can be read and answered by everybody, ${colorScheme}`, async ({
        page,
        shop,
        shopper,
        watched,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await shopper.open('/');
        const asked = question(page, shop);
        await expect(asked).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(asked.getByRole('link')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(
          asked.getByRole('button', { name: shop.say('tracking.refuse') }),
        ).toBeFocused();
        await asked.getByRole('button', { name: shop.say('tracking.details') }).press('Enter');
        await expect(
          asked.getByRole('checkbox', { name: shop.say('tracking.category.C0002') }),
        ).toBeFocused();
        await expect(asked.getByRole('checkbox')).toHaveCount(3);
        await expect(asked.getByRole('checkbox', { checked: true })).toHaveCount(1);
        expect(await axeFaults(page)).toEqual([]);
        expect(watched.faults).toEqual([]);
      });
    }

    test('CLS the question moves nothing, and covers nothing that has the focus', async ({
      page,
      shop,
      shopper,
    }) => {
      await page.addInitScript(() => {
        const seen: number[] = [];
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            seen.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await shopper.open('/kategorie/obst-gemuese');
      const asked = question(page, shop);
      await expect(asked).toBeVisible();
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => (window as unknown as { seen: number[] }).seen)).toEqual([]);
      const banner = await asked.boundingBox();
      const bar = page.getByRole('navigation', { name: shop.say('shell.bottomBar') });
      if (size === 'phone') {
        const { y = 0 } = (await bar.boundingBox()) ?? {};
        expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeLessThanOrEqual(y + 1);
      }
      // Down to the page's very end, link by link.
      const links = page.getByRole('contentinfo').getByRole('link');
      const all = [page.getByRole('main').getByRole('link').nth(9), links.first(), links.last()];
      for (const link of all) {
        await link.focus();
        const box = await link.boundingBox();
        const isClear =
          (box?.y ?? 0) + (box?.height ?? 0) <= (banner?.y ?? 0) ||
          (box?.x ?? 0) >= (banner?.x ?? 0) + (banner?.width ?? 0);
        expect(isClear, await link.innerText()).toBe(true);
      }
    });
  });
}

test('the question is asked in the visitor’s language', async ({ page, shopper }) => {
  await shopper.open('/en');
  await expect(page.getByRole('region', { name: 'Your choice of cookies' })).toContainText(
    'Only necessary',
  );
});
