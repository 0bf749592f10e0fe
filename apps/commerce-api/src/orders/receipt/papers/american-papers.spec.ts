import type { TenantConfig } from '@larder/contracts/tenant';
import { sql } from 'drizzle-orm';
import { anna, newestToken, password } from '../../../customers/testing/people.js';
import { placeDueOrders } from '../../../ordering/standing-orders/placing/place-due-orders.js';
import { remindOfOrders } from '../../../ordering/standing-orders/placing/remind.js';
import {
  createStanding,
  processOf,
} from '../../../ordering/standing-orders/testing/standing-shop.js';
import { ok } from '../../../ordering/testing/test-shop.js';
import { generateTimeSlots } from '../../../distribution/capacity/generate-time-slots.js';
import type { PaymentShop } from '../../../payments/testing/payment-shop.js';
import type { TestClient } from '../../../testing/test-client.js';
import { claimCalls, deliverAll } from '../../claims/testing/claim-shop.js';
import { orderChangeCalls } from '../../testing/order-change-calls.js';
import {
  createPaperShop,
  foundIn,
  invoiceOf,
  mailTexts,
  placePaidOrder,
} from '../../testing/paper-shop.js';

const of = { id: 'corner-us', country: 'US', languages: 'en-US', currency: 'USD' };
const goods = {
  sku: 'tomatoes',
  name: 'Tomatoes',
  categoryPath: 'fruit-vegetables',
  weightArticle: true,
  quantityStepSize: 227,
  maxQuantity: 5000,
  vatRate: 8.875,
  priceRegular: 659,
};
const place = {
  streetName: 'Tulip Street',
  streetNumber: '9',
  postalCode: '97201',
  city: 'Portland',
  region: 'Oregon',
  country: 'United States',
  countryCode: 'US',
};
const person = { firstName: 'Paul', lastName: 'Probe', phoneNumber: '+15035550123' };
const order = {
  place,
  person: { ...person, email: 'paul@example.org' },
  timeSlot: 'd-A1-20261125-1000',
  grams: 681,
};

/** Signs, units, formats and words that papers of the United States do without. */
const european = [
  /[€£]|\b(EUR|VAT|MwSt|USt|IVA|TVA)\b/g,
  /\d,\d{1,2}\b/g,
  /\d\s?(kg|g|ml|l)\b/g,
  /\b\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}\b/g,
  /\b\d{1,2}:\d\d\b(?!\s?[ap]m)/gi,
  /\d\s%/g,
  /\d{5} Portland|Portland \d{5}/g,
  /Straße|postcode|basket|colour|cancelled|favourite/gi,
  /\d [AP]M\b/g,
  /\b\d{1,2} (January|November|December)/g,
];

let shop: PaymentShop;
let close: () => Promise<void>;
let client: TestClient;
beforeAll(async () => {
  ({ shop, close } = await createPaperShop({ of, goods }));
}, 120_000);
afterAll(() => close());
beforeEach(() => {
  shop.clock.set('2026-11-24T17:00:00Z');
  client = shop.client({ tenant: of.id });
});

async function expectAmericanMails(...subjects: readonly RegExp[]): Promise<void> {
  const mails = await mailTexts(shop);
  for (const subject of subjects) expect(mails).toContainEqual(expect.stringMatching(subject));
  expect(mails.flatMap((text) => foundIn(text, european))).toEqual([]);
}

it('CHK-17 confirmation, receipt, invoice and refund of an American order are American', async () => {
  const orderNumber = await placePaidOrder(shop, client, order);
  await deliverAll(shop, '2026-11-25T23:30:00');
  ok(await claimCalls(client, orderNumber).claimGoods('tomatoes', 227));
  const invoice = await invoiceOf(shop, client, orderNumber);
  expect(foundIn(invoice, european)).toEqual([]);
  expect(invoice).toContain('1.5 lb Tomatoes 8.875% $4.49');
  expect(invoice).toContain('9 Tulip Street, Portland, Oregon 97201');
  await expectAmericanMails(/your order \d+\n/, /is on its way\n/, /you get \$1.63 back\n/);
});

it('CHK-17 changes and cancellations of an American order have American mails', async () => {
  const { agreed, cancel } = orderChangeCalls(() => client);
  const orderNumber = await placePaidOrder(shop, client, order);
  await agreed(orderNumber, { windowId: 'd-A1-20261125-1700' });
  ok(await cancel(orderNumber));
  await expectAmericanMails(/has been changed\n/, /has been canceled\n/);
});

async function register(email: string): Promise<void> {
  const own = { ...anna, ...place, ...person, email, birthdate: '12/31/1990' };
  expect((await client.post('/api/customers', own)).status).toBe(202);
  const token = await newestToken(shop);
  ok(await client.post('/api/auth/registration/confirm', { token }));
}

it('PLAT-08 pages of an American shop have American spellings and words', async () => {
  const url = '/tenant/config';
  const { app } = shop;
  const { messageBundle } = (await app.inject({ url })).json<TenantConfig>();
  expect(messageBundle).toMatchObject({
    'account.order.status.CANCELLED': 'Canceled',
    'account.postalCode': 'ZIP code',
  });
});

it('PLAT-04 mails of an American account are American', async () => {
  await register(anna.email);
  ok(await client.post('/api/auth/password-reset', { email: anna.email }));
  const reset = { token: await newestToken(shop), password: `${password}-2` };
  ok(await client.post('/api/auth/password-reset/confirm', reset));
  await expectAmericanMails(
    /confirm your account\n/,
    /your new password\n/,
    /your password was changed\n/,
  );
});

it('NEWS-09 mails that ask for a confirmation or tell of an area are American', async () => {
  const email = 'news@example.org';
  const change = { email, subscribe: ['offers'], unsubscribe: [] };
  ok(await client.post('/api/newsletter/manage', change));
  ok(await client.post('/api/distribution/service-interests', { email, postalCode: '10001' }));
  await expectAmericanMails(/confirm your subscription\n/, /tell you when we come\?\n/);
});

it('CHK-17 mails of an American standing order are American', async () => {
  await register('standing@example.org');
  const orderNumber = await placePaidOrder(shop, client, order);
  const payment = { methodKey: 'payment-at-the-door' } as const;
  const window = { weekday: 3, from: '10:00', to: '12:00' };
  await createStanding(client, { orderNumber, window, payment, anyWindow: true });
  shop.clock.set('2026-11-30T18:00:00Z');
  await generateTimeSlots(shop.db, shop.clock.now());
  const job = await processOf(shop, of.id);
  await remindOfOrders(job);
  await shop.db.execute(sql`UPDATE products SET price_regular = price_regular * 9`);
  shop.clock.set('2026-12-01T18:00:00Z');
  await placeDueOrders(job);
  await expectAmericanMails(/is coming on Wednesday, December 2\n/, /was not ordered\n/);
});
