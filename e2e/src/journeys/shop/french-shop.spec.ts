import { newestEmail } from '../../steps/emails.js';
import { addressesOf } from '../../checks/routes.js';
import { hasDatabase } from '../../support/database.js';
import { foreignIn } from '../../support/words/foreign.js';
import { sendRequest } from '../../support/send-request.js';
import { primeur } from '../../support/shops.js';
import { expect, test as base } from '../../support/test.js';
import { buyInPrimeur, payInFrench } from './primeur-guest.js';

const test = base.extend({ shop: async ({}, use) => use(primeur()), locale: 'fr-FR' });
test.use({ viewport: { width: 390, height: 844 } });

test.describe('primeur, a French grocer by data alone', () => {
  test(
    'PLAT-01 CAT-09 CHK-07 sells on a phone: a guest pays in euro, TVA included',
    { tag: '@deep' },
    async ({ page, shopper, watched }) => {
      const email = `primeur.${Date.now()}@example.test`;
      await buyInPrimeur(shopper, email);
      await shopper.orderButton().click();
      await payInFrench(page);
      await expect(page).toHaveURL(/\/commande-ok\?order=/, { timeout: 15_000 });
      await expect(page.getByRole('main')).toContainText(/35,70.€/);
      expect(foreignIn(await page.locator('body').innerText())).toEqual([]);
      expect(watched.faults).toEqual([]);
      if (!hasDatabase()) return;
      const { subject, body } = await newestEmail(email);
      expect(body).toMatch(/35,70.€/);
      expect(body).toMatch(/TVA/);
      expect(foreignIn(`${subject}\n${body}`)).toEqual([]);
    },
  );

  test('CAT-02 CAT-09 shows unit prices, the lowest of 30 days and nothing foreign', async ({
    shop,
  }) => {
    const { body } = await sendRequest(`${shop.origin}/produit/betteraves-crues`);
    const text = body.replace(/[\u00a0\u202f]/g, ' ');
    expect(text).toContain('2,50 € / kg');
    expect(text).toContain('sur 30 jours : <s>1,45 €</s>');
    for (const { path, status } of addressesOf('primeur')) {
      const answer = await sendRequest(shop.origin + path);
      expect.soft([path, answer.status]).toEqual([path, status]);
      expect.soft([path, ...foreignIn(answer.body)]).toEqual([path]);
    }
  });
});
