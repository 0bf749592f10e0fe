import type { Locator } from '@playwright/test';
import { newestEmail } from '../../steps/emails.js';
import { addressesOf } from '../../checks/routes.js';
import { hasDatabase } from '../../support/database.js';
import { europeanFormatsIn, europeanIn } from '../../support/words/european.js';
import { latinIn } from '../../support/words/latin.js';
import { sendRequest } from '../../support/send-request.js';
import { bazaar, bazaarInHindi } from '../../support/shops.js';
import { expect, test as base } from '../../support/test.js';
import { buyInBazaar, buyInHindi, latinNames } from './bazaar-guest.js';
import { payInEnglish } from './harvest-guest.js';

const test = base.extend({ shop: async ({}, use) => use(bazaar()), locale: 'en-IN' });
test.use({ viewport: { width: 390, height: 844 } });

/** Total and tax of goods for ₹230 in the first time slot, whose fee differs by the time of the day. */
async function sumsIn(summary: Locator) {
  const sums = /Total(₹259|₹269|₹279)\s*Includes GST of (₹15\.37|₹16\.90|₹18\.42)/;
  await expect(summary).toContainText(sums);
  const [, total = '', tax = ''] = sums.exec((await summary.textContent()) ?? '') ?? [];
  return { total, tax };
}

/** Words, signs and formats of Europe. */
const foreignIn = (text: string) => [...europeanIn(text), ...europeanFormatsIn(text)];

test.describe('bazaar, an Indian grocer by data alone', () => {
  test('PLAT-01 CAT-09 CHK-07 sells on a phone: a guest pays in rupees, GST included', async ({
    page,
    shopper,
    watched,
  }) => {
    const email = `bazaar.${Date.now()}@example.test`;
    await buyInBazaar(shopper, email);
    const { total, tax } = await sumsIn(shopper.step('summary'));
    await shopper.orderButton().click();
    await payInEnglish(page);
    await expect(page).toHaveURL(/\/checkout-ok\?order=/, { timeout: 15_000 });
    const main = page.getByRole('main');
    await expect(main).toContainText(total);
    expect(foreignIn(await page.locator('body').innerText())).toEqual([]);
    expect(watched.faults).toEqual([]);
    if (!hasDatabase()) return;
    const { subject, body } = await newestEmail(email);
    expect(body).toContain(total);
    expect(body).toContain(`GST included: ${tax}`);
    expect(body).toContain('GSTIN 29AAAAA0000A1Z5');
    expect(foreignIn(`${subject}\n${body}`)).toEqual([]);
  });

  test('CAT-02 CAT-09 shows maximum retail prices and unit prices by gram, and nothing European', async ({
    shop,
  }) => {
    const { body } = await sendRequest(`${shop.origin}/p/toor-dal-khetwala-500-g`);
    expect(body.replaceAll('\u00a0', ' ')).toContain('₹0.18 / g');
    expect(body).toContain('MRP <s>₹95</s>, incl. of all taxes');
    for (const { path, status } of addressesOf('bazaar')) {
      const answer = await sendRequest(shop.origin + path);
      expect.soft([path, answer.status]).toEqual([path, status]);
      expect.soft([path, ...foreignIn(answer.body)]).toEqual([path]);
    }
  });

  test('SRCH-01 finds goods by their Hindi names in either script', async ({ shop }) => {
    for (const path of ['/search/haldi', '/hi/search/haldi', '/hi/search/हल्दी']) {
      const { body } = await sendRequest(shop.origin + encodeURI(path));
      expect.soft([path, body.includes('turmeric-powder')]).toEqual([path, true]);
    }
    const { body } = await sendRequest(`${shop.origin}/hi/search/haldi`);
    expect(body).toContain('हल्दी पाउडर');
  });

  test('PLAT-01 speaks Hindi under its own prefix, with a way back to English', async ({
    shop,
  }) => {
    const { body } = await sendRequest(`${shop.origin}/hi/p/toor-dal-khetwala-500-g`);
    expect(body).toContain('lang="hi-IN"');
    for (const text of ['कार्ट में जोड़ें', 'MRP <s>₹95</s>, सभी टैक्स सहित', 'मूल स्थान', 'English'])
      expect.soft(body).toContain(text);
    expect(body).not.toMatch(/Add to cart|>Description|In den Warenkorb/);
  });
});

test.describe('bazaar in Hindi', () => {
  test.use({
    shop: async ({}, use) => use(bazaarInHindi()),
    locale: 'hi-IN',
    size: 'phone',
    viewport: { width: 360, height: 780 },
  });

  test(
    'PLAT-01 CHK-07 sells in Hindi for cash at the door, and says nothing in another language',
    { tag: '@deep' },
    async ({ page, shopper, watched }) => {
      const look = async (where: string) =>
        expect.soft([where, ...(await latinIn(page, latinNames))]).toEqual([where]);
      const email = `hindi.${Date.now()}@example.test`;
      await buyInHindi(shopper, email, look);
      await shopper.choosePayment('payment-at-the-door');
      await expect(shopper.orderButton()).toBeVisible();
      await look('summary');
      await shopper.orderButton().click();
      await expect(page).toHaveURL(/\/hi\/checkout-ok\?order=/, { timeout: 15_000 });
      const main = page.getByRole('main');
      await expect(main).toContainText(shopper.text('payment.payment-at-the-door'));
      await look('confirmation');
      expect(watched.faults).toEqual([]);
      if (!hasDatabase()) return;
      const { subject, body } = await newestEmail(email);
      expect(subject).toMatch(/\p{Script=Devanagari}/u);
      expect(body).toContain(shopper.text('payment.payment-at-the-door'));
    },
  );
});
