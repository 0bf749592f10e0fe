import type { ApiError } from '@larder/contracts';
import type { CustomerExport, DeviceSession } from '@larder/contracts/customer';
import { Order } from '@larder/contracts/checkout/schemas';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { rows } from '../../kernel/database/database.js';
import {
  checkout,
  fillCart,
  finalizeCart,
  ok,
  createTestShop,
} from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { deviceOf } from './device.js';
import { readCustomerData, seedCustomerData } from '../testing/customer-data.js';
import {
  anna,
  boris,
  mailsOf,
  newestToken,
  password,
  signedIn,
  signIn,
} from '../testing/people.js';

let shop: TestApp;
let client: TestClient;
beforeEach(async () => {
  shop = await createTestShop();
  client = await signedIn(shop);
});
afterEach(() => shop.close());

const list = async (by: TestClient) => ok(await by.get<DeviceSession[]>('/api/customers/sessions'));
const status = async (by: TestClient) => (await by.get('/api/customers')).status;

describe('the sessions of a customer', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge',
      'Windows',
    ],
    ['lightMyRequest', undefined, undefined],
  ])('are named by %s', (agent, browser, system) => {
    expect([deviceOf(agent).browser, deviceOf(agent).system]).toEqual([browser, system]);
  });

  it('are listed with this one first, and end one by one or all the others', async () => {
    const other = shop.client();
    const third = shop.client();
    await signIn(other);
    await signIn(third);
    const found = await list(client);
    expect(found.map(({ current }) => current)).toEqual([true, false, false]);
    const id = (await list(other))[0]?.id;
    expect((await client.delete(`/api/customers/sessions/${id}`)).status).toBe(200);
    expect([await status(other), await status(third)]).toEqual([401, 200]);
    expect((await client.delete(`/api/customers/sessions/${id}`)).status).toBe(404);
    expect((await client.delete('/api/customers/sessions')).status).toBe(200);
    expect([await status(third), await status(client)]).toEqual([401, 200]);
  });

  it('of another customer can be neither ended nor found by its database id', async () => {
    const eve = await signedIn(shop, boris);
    const [own] = await list(client);
    expect((await eve.delete(`/api/customers/sessions/${own?.id}`)).status).toBe(404);
    const [row] = await rows<{ id: string }>(shop.db, sql`SELECT id FROM sessions LIMIT 1`);
    expect((await client.delete(`/api/customers/sessions/${row?.id}`)).status).toBe(404);
    expect(await status(client)).toBe(200);
  });
});

describe('a new email', () => {
  it('is reported to the old address, and moves the newsletter topics', async () => {
    await client.post('/api/customers/newsletter-topics/manage', {
      subscribe: ['offers'],
      unsubscribe: [],
    });
    const profile = { firstName: 'Anna', lastName: 'Berger', salutation: 'Female' };
    await client.put('/api/customers', { ...profile, email: 'anne@x.example' });
    const token = await newestToken(shop);
    await client.post('/api/auth/email/confirm', { token });
    const last = (await mailsOf(shop)).at(-1);
    expect([last?.recipient, last?.subject]).toEqual([
      anna.email,
      expect.stringContaining('neue E-Mail-Adresse'),
    ]);
    const { body } = await client.get<{ newsletterTopics: unknown }>('/api/customers');
    expect(body.newsletterTopics).toEqual([{ newsletterTopicId: 'offers' }]);
  });
});

async function order(): Promise<void> {
  await fillCart(client);
  ok(await checkout(client, await finalizeCart(client), { key: 'security-order' }));
}

describe('the export', () => {
  it('holds everything of the customer, and no secret', async () => {
    await order();
    await client.post('/api/carts/items', { sku: 'rice', quantity: 1 });
    const [{ id = '' } = {}] = await rows<{ id: string }>(shop.db, sql`SELECT id FROM customers`);
    await seedCustomerData(shop.db, id);
    const answer = await client.get<CustomerExport>('/api/customers/export');
    const { customer, orders, records, sessions } = ok(answer);
    expect([customer.email, customer.addresses.length]).toEqual([anna.email, 1]);
    expect([orders.length, sessions.length]).toEqual([1, 1]);
    expect(records['cart_items']).toContainEqual(expect.objectContaining({ sku: 'rice' }));
    const nonEmpty = Object.keys(records).filter((name) => records[name]?.length);
    const kept = Object.entries(await readCustomerData(shop.db, id)).flatMap(([name, found]) =>
      found.length > 0 ? name.split('.').slice(0, 1) : [],
    );
    // The customer row, addresses and sessions have their own sections in the export.
    const apart = ['self', 'money', 'customer_addresses', 'sessions'];
    expect(nonEmpty).toEqual(expect.arrayContaining(kept.filter((name) => !apart.includes(name))));
    expect(nonEmpty).toEqual(expect.arrayContaining(['gift_card_entries', 'shopping_list_items']));
    const text = JSON.stringify(answer.body);
    expect(text).toContain(anna.deliveryNote);
    expect(text).not.toMatch(/scrypt|hash|session_id/);
  });
});

describe('the deletion', () => {
  const remove = (secret: string) =>
    client.post<ApiError>('/api/customers/deletion', { password: secret });

  it('needs the password, and counts wrong ones like a login', async () => {
    const answer = await remove('a-guess');
    expect([answer.status, answer.body.errorCode]).toEqual([403, 'INVALID_CREDENTIALS']);
    expect(await status(client)).toBe(200);
  });

  it.each(['PLACED', 'PAYMENT_PENDING', 'PICKING', 'READY', 'ON_THE_WAY'])(
    'waits while an order is %s: it needs name and address',
    async (state) => {
      await order();
      await shop.db.execute(sql`UPDATE orders SET status = ${state}`);
      const answer = await remove(password);
      expect([answer.status, answer.body.errorCode]).toEqual([409, 'CONFLICT']);
      expect(await status(client)).toBe(200);
    },
  );

  it('also deletes carts of failed orders, for several customers', async () => {
    for (const one of [client, await signedIn(shop, boris)]) {
      await fillCart(one);
      ok(await checkout(one, await finalizeCart(one), { key: `order-${one === client}` }));
      await shop.db.execute(sql`UPDATE orders SET status = 'CANCELLED'`);
      await shop.db.execute(
        sql`UPDATE carts SET status = 'OPEN' WHERE status = 'ORDERED' AND customer_id IS NOT NULL`,
      );
      expect((await one.post('/api/customers/deletion', { password })).status).toBe(200);
    }
    const left = await rows(shop.db, sql`SELECT DISTINCT status, customer_id FROM carts`);
    expect(left).toEqual([{ status: 'ABANDONED', customer_id: null }]);
  });

  it('leaves nothing of the customer but orders without the person', async () => {
    await order();
    await shop.db.execute(sql`UPDATE orders SET status = 'COMPLETED'`);
    await client.post('/api/carts/items', { sku: 'rice', quantity: 1 });
    await client.post('/api/distribution/service-interests', {
      email: anna.email,
      postalCode: '5020',
    });
    const other = shop.client();
    await signIn(other);
    expect((await remove(password)).status).toBe(200);
    expect([await status(client), await status(other)]).toEqual([401, 401]);
    expect(client.cookies.has('loggedIn')).toBe(false);
    expect((await signIn(shop.client())).status).toBe(401);
    const last = (await mailsOf(shop)).at(-1);
    expect(last?.subject).toContain('gelöscht');
    await shop.db.execute(sql`DELETE FROM mails`);
    const found = await rows<{ text: string }>(
      shop.db,
      sql`SELECT jsonb_build_array(
            (SELECT jsonb_agg(to_jsonb(o)) FROM orders o), (SELECT jsonb_agg(to_jsonb(c)) FROM carts c),
            (SELECT jsonb_agg(to_jsonb(s)) FROM sessions s),
            (SELECT jsonb_agg(to_jsonb(i)) FROM service_interests i),
            (SELECT jsonb_agg(to_jsonb(a)) FROM customer_addresses a),
            (SELECT jsonb_agg(to_jsonb(p)) FROM customers p))::text AS text`,
    );
    expect(found[0]?.text).not.toMatch(/Eva|Gruber|Anna|Berger|eva@|anna@|Laubenweg|43123456/i);
    const [kept] = await rows<{ document: object; status: string }>(
      shop.db,
      sql`SELECT document, status FROM orders`,
    );
    expect(z.safeParse(Order, { ...kept?.document, status: kept?.status }).success).toBe(true);
  });
});
