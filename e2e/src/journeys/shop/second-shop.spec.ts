import { newestEmail } from '../../steps/emails.js';
import { buyInHarvest, payInEnglish } from './harvest-guest.js';
import { germanIn } from '../../support/words/german.js';
import { addressesOf } from '../../checks/routes.js';
import { hasDatabase } from '../../support/database.js';
import { sendRequest } from '../../support/send-request.js';
import { open } from '../../support/wait-for-hydration.js';
import { harvest } from '../../support/shops.js';
import { expect, test as base } from '../../support/test.js';

const test = base.extend({ shop: async ({}, use) => use(harvest()), locale: 'en-GB' });

test.describe('harvest, a second shop of the same process', () => {
  test('NAV-01 PLAT-08 has its own texts, currency, URLs and theme', async ({
    page,
    shop,
    watched,
  }) => {
    expect(await open(page, `${shop.origin}/aisle/fruit-veg`)).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page.getByRole('main')).toContainText('£');
    await expect(page.getByRole('main')).not.toContainText('€');
    const brand = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--colour-brand').trim(),
    );
    expect(brand).toBe('#163a8c');
    await page.getByRole('link', { name: 'Braeburn apples', exact: true }).click();
    await expect(page).toHaveURL(`${shop.origin}/item/braeburn-apples`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Braeburn apples');
    expect(watched.faults).toEqual([]);
  });

  test(
    'PLAT-01 CHK-03 CHK-07 SLOT-01 sells: a guest pays by card, in English and pounds',
    { tag: '@deep' },
    async ({ page, shopper, watched }) => {
      const email = `harvest.${Date.now()}@example.test`;
      await buyInHarvest(shopper, email);
      await shopper.choosePayment('credit-cards');
      await expect(shopper.step('summary')).toContainText('£');
      await shopper.orderButton().click();
      await payInEnglish(page);
      await expect(page).toHaveURL(/\/checkout-ok\?order=/, { timeout: 15_000 });
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        shopper.text('confirmation.title'),
      );
      await expect(main).toContainText('£');
      expect(germanIn(await page.locator('body').innerText())).toEqual([]);
      expect(watched.faults).toEqual([]);
      if (!hasDatabase()) return;
      const { subject, body } = await newestEmail(email);
      expect(body).toContain('£');
      expect(body).not.toContain('€');
      expect(body).toContain('Harvest Stores Ltd');
      expect(germanIn(`${subject}\n${body}`)).toEqual([]);
    },
  );

  test('NAV-02 PLAT-08 has no German word and no German slug on its pages', async ({ shop }) => {
    for (const { path } of addressesOf('harvest')) {
      const { body } = await sendRequest(shop.origin + path);
      expect.soft(germanIn(body), path).toEqual([]);
    }
  });

  test('the two shops share no address: each knows its own alone', async ({ shop }) => {
    const market = shop.origin.replace('harvest', 'gruenmarkt');
    for (const path of ['/aisle/fruit-veg', '/basket'])
      expect((await sendRequest(market + path)).status, path).toBe(404);
    for (const path of ['/kategorie/obst-gemuese', '/warenkorb', '/kassa', '/anmelden'])
      expect((await sendRequest(shop.origin + path)).status, path).toBe(404);
  });
});
