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
import { expect, test } from '../../support/test.js';

test.use({ storageState: undecided });

const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name);
const DAY_S = 86_400;

test('TRK-02 TRK-05 TRK-30 nothing of a blocked script is requested before consent', async ({
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

test(
  'TRK-05 refused consent stays refused, and can be given and withdrawn at the footer',
  { tag: '@deep' },
  async ({ page, shop, shopper, watched }) => {
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
    expect(await cookie(page, 'analytics_user')).toMatchObject({
      value: expect.stringMatching(/\S/),
    });

    await settings.click();
    await expect(statistics).toBeChecked();
    await statistics.uncheck();
    await save.click();
    // Only a new document ends a script that runs.
    await page.waitForFunction(() => !('heldBackRan' in window));
    await expect.poll(() => cookie(page, 'analytics_user')).toBeUndefined();
    expect(watched.faults).toEqual([]);
  },
);
