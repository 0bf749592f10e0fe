import { collect, dataLayer, question } from '../../steps/consent.js';
import { goods } from '../../steps/goods.js';
import { undecided } from '../../support/consent.js';
import { query } from '../../support/database.js';
import { expect, test, someOf } from '../../support/test.js';

test.use({ storageState: undecided });

test(
  'TRK-12…15 TRK-24 an order is tracked from its search to its confirmation, and stored',
  { tag: '@deep' },
  async ({ page, shop, shopper }) => {
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
    const events = await dataLayer(page);
    const names = new Set(events.map((event) => event.event));
    for (const name of ['page_view', 'view_item', 'add_to_cart', 'begin_checkout'])
      expect(names).toContain(name);
    const last = events.find((event) => event.event === 'checkout_confirmation');
    expect(last).toMatchObject({ order_number: masked, order_type: 'guest_order' });
    expect(JSON.stringify(events)).not.toContain(number);

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
  },
);

test.describe('the page of the weekly leaflet', { tag: '@deep' }, () => {
  const answers = [
    ['accept', '/advent'],
    ['refuse', '/wochenblatt'],
  ] as const;
  for (const [answer, end] of someOf(answers, 1))
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
