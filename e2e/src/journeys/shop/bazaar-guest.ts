import { expect } from '@playwright/test';
import { messagesOf, reader } from '../../steps/page-messages.js';
import type { Shopper } from '../../steps/shopper.js';
import { checkOutAsGuest } from './guest-checkout.js';

const gate = reader(messagesOf('cart-checkout', ['gate'], 'en'));
const hindiGate = reader(messagesOf('cart-checkout', ['gate'], 'hi'));

/** A guest of the Indian shop: an unassigned number, a domain that cannot exist. */
const guest = {
  contact: { firstName: 'Asha', lastName: 'Probe', phoneNumber: '98123 45678' },
  home: { streetName: 'Kaveri Street', streetNumber: '5a', city: 'Bengaluru' },
};

/** From the home page to the payment: a PIN code, a search for haldi, a bag of dal. */
export async function buyInBazaar(shopper: Shopper, email: string): Promise<void> {
  const { page, shop } = shopper;
  await shopper.open('/');
  const pinCode = shop.say('cart-checkout.gate.label');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: pinCode }).fill('560038');
  await main.getByRole('button', { name: gate('start') }).click();
  await expect(main.getByRole('textbox', { name: pinCode })).toBeHidden();
  await shopper.open('/search/haldi');
  await shopper.add('Turmeric powder');
  await shopper.open('/p/toor-dal-khetwala-1-kg');
  await shopper.add('Toor dal');
  await shopper.open('/cart');
  await expect(main).toContainText('₹230');
  await checkOutAsGuest(shopper, /\/checkout$/, guest, email);
  await shopper.choosePayment('credit-cards');
}

/** Brands, the address, the other language, and what is searched for. */
export const latinNames = [
  'Bazaar Daily',
  'Bazaar',
  'Chatpatiya',
  'Khetwala',
  'Masalapur',
  'Nandipur Dairy',
  'Neemkunj',
  'Nilgarh Chai',
  'Taragarh Mills',
  'Bengaluru',
  'Kaveri Street',
  'Karnataka',
  '5a',
  'English',
  'haldi',
];

/** A guest who writes in Hindi: an unassigned number, a domain that cannot exist. */
const hindiGuest = {
  contact: { firstName: 'आशा', lastName: 'परीक्षा', phoneNumber: '98123 45678' },
  home: guest.home,
};

/** From the Hindi home page to the payment; `look` is called on each page and at each step. */
export async function buyInHindi(
  shopper: Shopper,
  email: string,
  look: (where: string) => Promise<void>,
): Promise<void> {
  const { page } = shopper;
  const main = page.getByRole('main');
  await shopper.open('/hi');
  await look('home');
  const pinCode = main.getByRole('textbox', { name: hindiGate('label') });
  await pinCode.fill('560038');
  await main.getByRole('button', { name: hindiGate('start') }).click();
  await expect(pinCode).toBeHidden();
  await shopper.open('/hi/search/haldi');
  await look('search');
  await shopper.add('हल्दी पाउडर');
  await shopper.open('/hi/p/toor-dal-khetwala-1-kg');
  await shopper.add('अरहर दाल');
  await shopper.open('/hi/cart');
  await expect(main).toContainText('₹230');
  await look('cart');
  await checkOutAsGuest(shopper, /\/hi\/checkout$/, hindiGuest, email);
  await look('payment');
}
