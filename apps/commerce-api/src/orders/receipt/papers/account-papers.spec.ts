import { eq, sql } from 'drizzle-orm';
import { message } from '../../../content/forms/testing/send-form.js';
import { anna, newestToken, password, signIn } from '../../../customers/testing/people.js';
import { askProof, newestCode, prove } from '../../../customers/testing/phones.js';
import { generateTimeSlots } from '../../../distribution/capacity/generate-time-slots.js';
import { announceAreas } from '../../../distribution/interests/announce-areas.js';
import { deliveryAreas } from '../../../distribution/tables.js';
import { placeDueOrders } from '../../../ordering/standing-orders/placing/place-due-orders.js';
import { remindOfOrders } from '../../../ordering/standing-orders/placing/remind.js';
import {
  createStanding,
  processOf,
} from '../../../ordering/standing-orders/testing/standing-shop.js';
import { ok } from '../../../ordering/testing/test-shop.js';
import type { PaymentShop } from '../../../payments/testing/payment-shop.js';
import type { TestClient } from '../../../testing/test-client.js';
import { american, indian } from '../../testing/paper-countries.js';
import { createPaperShop, foundIn, mailTexts, placePaidOrder } from '../../testing/paper-shop.js';

describe.each([
  ['American', american],
  ['Indian', indian],
])('mails of an %s account', (_name, country) => {
  const { of, place, person, foreign } = country;
  let shop: PaymentShop;
  let close: () => Promise<void>;
  let client: TestClient;
  beforeAll(async () => {
    ({ shop, close } = await createPaperShop(country));
  }, 120_000);
  afterAll(() => close());
  beforeEach(() => {
    shop.clock.set('2026-11-24T17:00:00Z');
    client = shop.client({ tenant: of.id });
  });

  async function register(email: string): Promise<void> {
    const { birthdate } = country;
    const own = { ...anna, ...place, ...person, email, birthdate, deliveryNote: 'Ring twice' };
    expect((await client.post('/api/customers', own)).status).toBe(202);
    const token = await newestToken(shop);
    ok(await client.post('/api/auth/registration/confirm', { token }));
  }

  async function expectNothingForeign(...subjects: readonly RegExp[]): Promise<void> {
    const mails = await mailTexts(shop);
    for (const subject of subjects) expect(mails).toContainEqual(expect.stringMatching(subject));
    const texts = shop.texts.map(({ text }) => text);
    expect([...mails, ...texts].flatMap((text) => foundIn(text, foreign))).toEqual([]);
  }

  it('PLAT-04 registration, password and e-mail have the country’s words', async () => {
    await register(anna.email);
    const again = { ...anna, ...place, ...person, email: anna.email, birthdate: country.birthdate };
    expect((await shop.client({ tenant: of.id }).post('/api/customers', again)).status).toBe(202);
    ok(await client.post('/api/auth/password-reset', { email: anna.email }));
    const reset = { token: await newestToken(shop), password: `${password}-2` };
    ok(await client.post('/api/auth/password-reset/confirm', reset));
    ok(await signIn(client, anna.email, `${password}-2`));
    ok(
      await client.put('/api/customers', {
        ...person,
        salutation: 'Female',
        email: 'new@x.example',
      }),
    );
    ok(await client.post('/api/auth/email/confirm', { token: await newestToken(shop) }));
    await expectNothingForeign(
      /confirm your account\n/,
      /you already have an account\n/,
      /your new password\n/,
      /your password was changed\n/,
      /confirm your new email address\n/,
      /your account has a new email address\n/,
    );
  });

  it('PLAT-04 the code for a phone number and its mail have the country’s words', async () => {
    await register('phone@x.example');
    const { phoneNumber } = person;
    ok(await askProof(client, phoneNumber));
    ok(await prove(client, newestCode(shop), phoneNumber));
    expect(shop.texts.at(-1)?.text).toMatch(/^\d{6} confirms your phone number/);
    await expectNothingForeign(/sign in with your phone number\n/);
  });

  it('CONT-49 the copy of a message names the day as the country does', async () => {
    await register('copy@x.example');
    const block = { id: 'c', type: 'contact-form', fields: { formId: message.formId, title: '' } };
    const page = JSON.stringify({ slug: 'contact', name: 'Contact', blocks: [block] });
    await shop.db.execute(
      sql`INSERT INTO pages (tenant, slug, locale, page, title, listed, search)
          VALUES (${of.id}, 'contact', ${of.languages}, ${page}, 'Contact', true, '')`,
    );
    const orderNumber = await placePaidOrder(shop, client, country);
    const sent = { formId: message.formId, firstname: 'Anna', text: 'Where is it?', orderNumber };
    ok(await client.post('/api/content/forms/contact', sent));
    const day = of.country === 'US' ? 'November 24, 2026' : '24 November 2026';
    await expectNothingForeign(/we have your message\n/, new RegExp(`placed on ${day}`));
  });

  it('SLOT-11 the mail of an area that is reached has the country’s words', async () => {
    const path = '/api/distribution/service-interests';
    const { farCode: postalCode } = country;
    ok(await client.post(path, { email: 'far@x.example', postalCode }));
    ok(await client.post(`${path}/confirm`, { token: await newestToken(shop) }));
    await shop.db
      .update(deliveryAreas)
      .set({ postalCodes: sql`array_append(${deliveryAreas.postalCodes}, ${postalCode})` })
      .where(eq(deliveryAreas.tenant, of.id));
    const { kernel } = await processOf(shop, of.id);
    await announceAreas(kernel, shop.clock.now());
    await expectNothingForeign(/tell you when we come\?\n/, /we now deliver to you\n/);
  });

  it('CHK-17 a standing order that is placed otherwise names its hours and goods', async () => {
    await register('standing@x.example');
    const orderNumber = await placePaidOrder(shop, client, country);
    const payment = { methodKey: 'payment-at-the-door' } as const;
    const window = { weekday: 3, from: '10:00', to: '12:00' };
    const highestTotal = 90_000;
    await createStanding(client, { orderNumber, window, payment, anyWindow: true, highestTotal });
    shop.clock.set('2026-11-30T18:00:00Z');
    await generateTimeSlots(shop.db, shop.clock.now());
    const job = await processOf(shop, of.id);
    await remindOfOrders(job);
    await shop.db.execute(
      sql`UPDATE windows SET booked = capacity WHERE tenant = ${of.id} AND id = 'd-A1-20261202-1000'`,
    );
    await shop.db.execute(
      sql`UPDATE products SET availability = 'unavailable' WHERE tenant = ${of.id} AND sku = '1001'`,
    );
    shop.clock.set('2026-12-01T18:00:00Z');
    await placeDueOrders(job);
    await expectNothingForeign(
      /is coming on Wednesday, /,
      /changes to “/,
      /The next free one is .*5\s?–\s?7 pm/,
      /Not included this time: Apples/,
    );
  });
});
