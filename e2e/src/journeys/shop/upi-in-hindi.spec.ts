import type { Page } from '@playwright/test';
import { axeFaults } from '../../checks/axe.js';
import { overflow } from '../../checks/page-faults.js';
import { newestEmail } from '../../steps/emails.js';
import { chargedFor } from '../../steps/money.js';
import { ordersOf } from '../../steps/orders.js';
import { messagesOf, reader } from '../../steps/page-messages.js';
import type { Shopper } from '../../steps/shopper.js';
import { hasDatabase } from '../../support/database.js';
import { bazaarInHindi } from '../../support/shops.js';
import { expect, test as base } from '../../support/test.js';
import { latinIn } from '../../support/words/latin.js';
import { buyInHindi, latinNames } from './bazaar-guest.js';

const result = reader(messagesOf('cart-checkout', ['result'], 'hi'));

const test = base.extend({ shop: async ({}, use) => use(bazaarInHindi()), locale: 'hi-IN' });
test.use({ size: 'phone', viewport: { width: 390, height: 844 } });

/** Every text in Hindi, nothing beside the screen, nothing that axe finds. */
async function expectHindi(page: Page, where: string): Promise<void> {
  expect.soft([where, ...(await latinIn(page, latinNames))]).toEqual([where]);
  expect.soft([where, await overflow(page)]).toEqual([where, 0]);
  expect.soft([where, ...(await axeFaults(page))]).toEqual([where]);
}

const lookAtNothing = async () => undefined;

/** From the Hindi home page to the provider; `look` is called on each page on the way. */
async function orderByUpi(
  shopper: Shopper,
  email: string,
  look: (where: string) => Promise<void>,
): Promise<void> {
  await buyInHindi(shopper, email, look);
  await shopper.choosePayment('upi');
  await expect(shopper.orderButton()).toBeVisible();
  await look('summary');
  await shopper.orderButton().click();
}

/** On the Hindi page of the simulated provider. */
async function requestFrom(page: Page, vpa: string): Promise<void> {
  await page.waitForURL(/\/api\/payment-simulator\//);
  await page.getByLabel('UPI आईडी').fill(vpa);
  await page.getByRole('button', { name: 'रिक्वेस्ट भेजें' }).click();
}

async function expectApproval(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/hi\/checkout\/payment-result\?/);
  await expect(page.getByText(result('approveTitle'))).toBeVisible();
  await expectHindi(page, 'approval');
}

/** Each refused payment before it has left a cancelled order (CHK-14). */
async function expectPaid(
  page: Page,
  shopper: Shopper,
  { email, refused = 0 }: { readonly email: string; readonly refused?: number },
): Promise<void> {
  await expect(page).toHaveURL(/\/hi\/checkout-ok\?order=/, { timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText(shopper.text('payment.upi'));
  await expectHindi(page, 'confirmation');
  if (!hasDatabase()) return;
  const number = new URL(page.url()).searchParams.get('order') ?? '';
  expect(await chargedFor(number)).toMatchObject([{ refunded: 0 }]);
  expect(await ordersOf(email)).toBe(1 + refused);
  const { subject, body } = await newestEmail(email);
  expect(subject).toMatch(/\p{Script=Devanagari}/u);
  expect(body).toContain(shopper.text('payment.upi'));
}

test.describe('UPI in Hindi on a phone', () => {
  test.beforeEach(({ watched }) => {
    // The shop has no keys for push messages, and says so.
    watched.expect(/api\/push\/key/);
  });

  test(
    'CHK-07 PLAT-01 pays for an order by a request that the app approves',
    { tag: '@deep' },
    async ({ page, shopper, watched }) => {
      test.setTimeout(180_000);
      const email = `upi.${Date.now()}@example.test`;
      // What an id that cannot be right is answered with.
      watched.expect(/api\/payment-simulator\/.* 422 /);
      await orderByUpi(shopper, email, (where) => expectHindi(page, where));
      await requestFrom(page, 'asha');
      await expect(page.getByRole('alert')).toHaveText(/^यह UPI आईडी सही नहीं हो सकती/);
      await expectHindi(page, 'provider');
      await requestFrom(page, 'success@simulator');
      await expectApproval(page);
      await expectPaid(page, shopper, { email });
      expect(watched.faults).toEqual([]);
    },
  );

  const refusals = [
    { vpa: 'failure@simulator', reason: 'पेमेंट अस्वीकार हो गया' },
    { vpa: 'expired@simulator', reason: 'पेमेंट रिक्वेस्ट समय पर UPI ऐप में मंज़ूर नहीं हुई' },
  ];
  for (const { vpa, reason } of refusals)
    test(
      `CHK-07 CHK-14 keeps the cart after ${vpa}, and another request pays`,
      { tag: vpa.startsWith('expired') ? '@full' : '@deep' },
      async ({ page, shopper, watched }) => {
        test.setTimeout(240_000);
        const email = `upi.${vpa.split('@')[0]}.${Date.now()}@example.test`;
        await orderByUpi(shopper, email, lookAtNothing);
        await requestFrom(page, vpa);
        await expectApproval(page);
        await page.waitForURL(/\/hi\/checkout$/, { timeout: 90_000 });
        await expect(page.getByText(new RegExp(reason))).toBeVisible();
        await expectHindi(page, 'back in the checkout');
        await shopper.choosePayment('upi');
        await expect(page.getByRole('main')).toContainText('अरहर दाल');
        await shopper.orderButton().click();
        await requestFrom(page, 'success@simulator');
        await expectPaid(page, shopper, { email, refused: 1 });
        expect(watched.faults).toEqual([]);
      },
    );
});
