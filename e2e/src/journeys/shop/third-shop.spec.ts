import { signIn } from '../../steps/customer.js';
import { newestEmail } from '../../steps/emails.js';
import { isTracking, question } from '../../steps/consent.js';
import { pageMessages } from '../../steps/page-messages.js';
import type { Shopper } from '../../steps/shopper.js';
import { hasDatabase } from '../../support/database.js';
import { sendRequest } from '../../support/send-request.js';
import { hofkiste } from '../../support/shops.js';
import { expect, test as base } from '../../support/test.js';

const test = base.extend({ shop: async ({}, use) => use(hofkiste()), locale: 'de-DE' });

const lena = { email: 'lena@personas.example', firstName: 'Lena', password: 'Hofkiste-2026' };
const regular = pageMessages('customer', 'regular');
const standing = pageMessages('customer', 'standing');

const box = { name: 'Gemüsekiste für zwei', path: '/ware/gemuesekiste-fuer-zwei-3-kg' };
const guest = {
  firstName: 'Paula',
  lastName: 'Probe',
  phoneNumber: '0761 2345099',
  streetName: 'Quittenweg',
  streetNumber: '4',
  postalCode: '79102',
  city: 'Freiburg im Breisgau',
} as const;

async function collect(shopper: Shopper): Promise<void> {
  const service = shopper.step('service');
  await service.getByRole('radio', { name: new RegExp(shopper.text('service.pickup')) }).check();
  const stores = service.getByRole('group', { name: shopper.text('pickup.stores') });
  await stores.getByRole('radio').first().check();
}

test.describe('hofkiste, a German shop of organic boxes', () => {
  test(
    'PLAT-01 CHK-01 CHK-05 sells: a guest orders a box and collects it, nobody asks before',
    { tag: '@deep' },
    async ({ page, shopper, watched }) => {
      const email = `hofkiste.${Date.now()}@example.test`;
      await shopper.open(box.path);
      await shopper.add(box.name);
      await expect(shopper.dialog()).toHaveCount(0);
      await shopper.open('/korb');
      await page.getByRole('link', { name: shopper.text('cart.checkout'), exact: true }).click();
      await expect(page).toHaveURL(/\/kasse$/);
      await collect(shopper);
      await shopper.fillContact({ ...guest, email });
      await shopper.sendContact();
      await shopper.choosePayment('payment-at-the-store');
      await shopper.orderButton().click();
      await expect(page).toHaveURL(/\/kasse-ok\?order=/, { timeout: 15_000 });
      await expect(page.getByRole('main')).toContainText(/18,90.€/);
      expect(watched.faults).toEqual([]);
      if (!hasDatabase()) return;
      const { body } = await newestEmail(email);
      expect(body).toContain(box.name);
      expect(body).toMatch(/18,90.€/);
    },
  );

  test(
    'a customer wants a box every two weeks, and confirms it after the order',
    { tag: '@deep' },
    async ({ page, shopper, watched }) => {
      await shopper.open('/anmelden');
      await signIn(page, lena);
      await expect(page).not.toHaveURL(/anmelden/);
      await shopper.open(box.path);
      const everyTwoWeeks = page.getByRole('radio', { name: regular('regular.weeks') });
      await everyTwoWeeks.check();
      await page.reload();
      await expect(everyTwoWeeks).toBeChecked();
      await shopper.add(box.name);
      await shopper.open('/kasse');
      // Her own address is known; one box is less than what is delivered.
      const step = shopper.text('step.service');
      await page.getByRole('button', { name: shopper.text('step.change', { step }) }).click();
      await collect(shopper);
      const collectHere = { name: shopper.text('service.collectHere') };
      await shopper.step('service').getByRole('button', collectHere).click();
      // Then the time slot that is proposed there.
      await expect(async () => {
        await shopper.continueButton().click({ timeout: 1000 });
        await expect(shopper.orderButton()).toBeVisible({ timeout: 3000 });
      }).toPass();
      await shopper.orderButton().click();
      const wished = regular('regular.asked.2', { name: box.name });
      await expect(page.getByRole('heading', { name: wished })).toBeVisible({ timeout: 15_000 });
      await page.getByRole('link', { name: regular('regular.asked.link') }).click();
      await expect(page).toHaveURL(/\/konto\/standing-orders\?order=\d+&weeks=2$/);
      await expect(page.getByLabel(standing('standing.weeks'))).toHaveValue('2');
      expect(watched.faults).toEqual([]);
    },
  );

  test('TRK-03 it measures nothing: no consent question, no script of others', async ({
    page,
    shop,
    shopper,
    watched,
  }) => {
    await shopper.open(box.path);
    await page.waitForLoadState('networkidle');
    await expect(question(page, shop)).toHaveCount(0);
    expect(watched.requested.filter(isTracking)).toEqual([]);
    expect(watched.faults).toEqual([]);
  });

  test('speaks German of Germany, and has no loyalty programme and no pesticide reports', async ({
    shop,
  }) => {
    for (const path of [
      '/',
      '/hofladen/feld-und-garten',
      '/rezepte/linsendal',
      '/korb',
      '/kasse',
    ]) {
      const { status, body } = await sendRequest(shop.origin + path);
      expect.soft(status, path).toBe(200);
      expect.soft(body, path).not.toMatch(/Paradeiser|Erdäpfel|Topfen|Kassa|Österreich|€.\d/);
    }
    for (const path of ['/pestizide', '/konto-mit-karte', '/lieferpass'])
      expect.soft((await sendRequest(shop.origin + path)).status, path).toBe(404);
  });
});
