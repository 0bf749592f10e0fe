import { expect, type Page } from '@playwright/test';
import { cards } from '../../steps/money.js';
import { messagesOf, reader } from '../../steps/page-messages.js';
import type { Shopper } from '../../steps/shopper.js';
import { checkOutAsGuest } from './guest-checkout.js';

const gate = reader(messagesOf('cart-checkout', ['gate'], 'fr'));

/** A guest of the French shop: a number kept for fiction, a domain that cannot exist. */
const guest = {
  contact: { firstName: 'Zoé', lastName: 'Essai', phoneNumber: '04 65 71 00 99' },
  home: { streetName: 'quai des Glycines', streetNumber: '9', city: 'Lyon' },
};
const oil = 'Huile d’olive vierge extra';

/** From the home page to the payment: a postcode, a search without accents, three bottles of oil. */
export async function buyInPrimeur(shopper: Shopper, email: string): Promise<void> {
  const { page } = shopper;
  await shopper.open('/');
  const main = page.getByRole('main');
  const postcode = main.getByRole('textbox', { name: gate('label') });
  await postcode.fill('69002');
  await main.getByRole('button', { name: gate('start') }).click();
  await expect(postcode).toBeHidden();
  await shopper.open(`/recherche/${encodeURIComponent('l’huile d’olive')}`);
  await shopper.add(oil);
  for (let more = 0; more < 2; more += 1) {
    await Promise.all([shopper.cartChange(), shopper.press(oil, 'increase')]);
  }
  await shopper.open('/panier');
  await expect(main).toContainText(/35,70.€/);
  await checkOutAsGuest(shopper, /\/commande$/, guest, email);
  await shopper.choosePayment('credit-cards');
}

/** On the French page of the simulated provider. */
export async function payInFrench(page: Page): Promise<void> {
  await page.waitForURL(/\/api\/payment-simulator\/card-simulator\//);
  await page.getByLabel('Numéro de carte').fill(cards.success);
  await page.getByLabel(/^Expire fin/).fill('12/29');
  await page.getByLabel('Code de sécurité').fill('123');
  await page.getByRole('button', { name: 'Payer maintenant' }).click();
}
