import type { TenantConfig } from '@larder/contracts/tenant';
import { sql } from 'drizzle-orm';
import { anna, newestToken } from '../../../customers/testing/people.js';
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
import { american } from '../../testing/paper-countries.js';
import {
  createPaperShop,
  foundIn,
  invoiceOf,
  mailTexts,
  placePaidOrder,
} from '../../testing/paper-shop.js';

const { of, place, person, birthdate, foreign } = american;

let shop: PaymentShop;
let close: () => Promise<void>;
let client: TestClient;
beforeAll(async () => {
  ({ shop, close } = await createPaperShop(american));
}, 120_000);
afterAll(() => close());
beforeEach(() => {
  shop.clock.set('2026-11-24T17:00:00Z');
  client = shop.client({ tenant: of.id });
});

async function expectAmericanMails(...subjects: readonly RegExp[]): Promise<void> {
  const mails = await mailTexts(shop);
  for (const subject of subjects) expect(mails).toContainEqual(expect.stringMatching(subject));
  expect(mails.flatMap((text) => foundIn(text, foreign))).toEqual([]);
}

it('CHK-17 confirmation, receipt, invoice and refund of an American order are American', async () => {
  const orderNumber = await placePaidOrder(shop, client, american);
  await deliverAll(shop, '2026-11-25T23:30:00');
  ok(await claimCalls(client, orderNumber).claimGoods('tomatoes', 227));
  const invoice = await invoiceOf(shop, client, orderNumber);
  expect(foundIn(invoice, foreign)).toEqual([]);
  expect(invoice).toContain('1.5 lb Tomatoes 8.875% $4.49');
  // Apples are exempt: neither their line nor the table names a rate.
  expect(invoice).toMatch(/2 × Apples\s+\$5\.98/);
  expect(invoice).not.toMatch(/\b0%/);
  expect(invoice).toContain('9 Tulip Street, Portland, Oregon 97201');
  await expectAmericanMails(/your order \d+\n/, /is on its way\n/, /you get \$1.63 back\n/);
});

it('CHK-17 changes and cancellations of an American order have American mails', async () => {
  const { agreed, cancel } = orderChangeCalls(() => client);
  const orderNumber = await placePaidOrder(shop, client, american);
  await agreed(orderNumber, { windowId: 'd-A1-20261125-1700' });
  ok(await cancel(orderNumber));
  await expectAmericanMails(/has been changed\n/, /has been canceled\n/);
});

async function register(email: string): Promise<void> {
  const own = { ...anna, ...place, ...person, email, birthdate };
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

it('NEWS-09 mails that ask for a confirmation or tell of an area are American', async () => {
  const email = 'news@example.org';
  const change = { email, subscribe: ['offers'], unsubscribe: [] };
  ok(await client.post('/api/newsletter/manage', change));
  ok(await client.post('/api/distribution/service-interests', { email, postalCode: '10001' }));
  await expectAmericanMails(/confirm your subscription\n/, /tell you when we come\?\n/);
});

it('CHK-17 mails of an American standing order are American', async () => {
  await register('standing@example.org');
  const orderNumber = await placePaidOrder(shop, client, american);
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
