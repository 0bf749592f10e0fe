import type { DataExport, DataRequest } from '@larder/office-contract';
import { Order } from '@larder/contracts/checkout/schemas';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { anna, mailsOf, signedIn } from '../../../customers/testing/people.js';
import { firstRow, rows } from '../../../kernel/database/database.js';
import {
  billing,
  checkout,
  createTestShop,
  fillCart,
  finalizeCart,
  ok,
} from '../../../ordering/testing/test-shop.js';
import { placeOrder } from '../../../orders/testing/place-test-order.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import type { OfficePerson } from '../testing/office-client.js';
import { signInAs } from '../testing/office-client.js';
import { everything, tablesWith } from '../testing/every-row.js';

let shop: TestApp;
let admin: OfficePerson;
beforeEach(async () => {
  shop = await createTestShop();
  admin = await signInAs(shop, 'admin');
});
afterEach(() => shop.close());

const guest = billing.email;
const note = async (email: string, orderNumber?: string) =>
  ok(
    await admin.post<DataRequest>('data-requests', {
      kind: 'DELETION',
      email,
      receivedOn: '2026-11-20',
      ...(orderNumber !== undefined && { orderNumber }),
    }),
  );
const erase = ({ id }: DataRequest, email: string) =>
  admin.post<DataRequest>(`data-requests/${id}/erase`, { email });
const deliver = () => shop.db.execute(sql`UPDATE orders SET status = 'COMPLETED'`);

/** An order with all that a guest can write about it, delivered. */
async function orderOfGuest(client: TestClient): Promise<string> {
  const { orderNumber } = await placeOrder(client);
  const note = 'Eva’s bell is broken';
  await shop.db.execute(
    sql`UPDATE orders SET document = document || ${JSON.stringify({ note })}::jsonb
        WHERE order_number = ${orderNumber}`,
  );
  await shop.db.execute(sql`UPDATE carts SET note = ${note} WHERE status = 'ORDERED'`);
  await shop.db.execute(sql`UPDATE cart_items SET note = 'Eva likes them green'`);
  await shop.db.execute(
    sql`INSERT INTO order_ratings (tenant, order_number, stars, comment, rated_at)
        VALUES ('alpha', ${orderNumber}, 4, 'Eva liked it', now())`,
  );
  await shop.db.execute(
    sql`INSERT INTO form_submissions (tenant, id, kind, form_id, locale, fields, created_at)
        VALUES ('alpha', gen_random_uuid(), 'contact', 'f', 'de-AT',
          ${JSON.stringify({ email: 'Eva@Example.org', text: 'I am Eva' })}, now())`,
  );
  await client.post('/api/distribution/service-interests', { email: guest, postalCode: '5020' });
  await deliver();
  return orderNumber;
}

describe('the deletion of a guest', () => {
  it('needs an order number that belongs to the email', async () => {
    const orderNumber = await orderOfGuest(shop.client());
    const draft = { kind: 'DELETION', email: guest, receivedOn: '2026-11-20' };
    for (const [email, number] of [
      [guest, '1234567890'],
      ['other@example.org', orderNumber],
    ] as const) {
      const refused = await admin.post<{ fields: object }>('data-requests', {
        ...draft,
        email,
        orderNumber: number,
      });
      expect([refused.status, refused.body.fields]).toEqual([400, { orderNumber: 'NO_ORDER' }]);
    }
    expect((await erase(await note(guest), guest)).status).toBe(409);
    expect(tablesWith(await everything(shop), /Eva’s bell/)).toContain('orders');
  });

  it('leaves nothing of the person in any table, and the orders as accounting needs them', async () => {
    const client = shop.client();
    const orderNumber = await orderOfGuest(client);
    await orderOfGuest(shop.client());
    const before = await firstRow<{ total: number; prices: object }>(
      shop.db,
      sql`SELECT total, document->'priceInfo' AS prices FROM orders WHERE order_number = ${orderNumber}`,
    );
    const wanted = await note(guest, orderNumber);
    expect((await erase(wanted, 'someone@example.org')).body).toMatchObject({
      fields: { email: 'OTHER_EMAIL' },
    });
    expect(ok(await erase(wanted, 'EVA@example.org'))).toMatchObject({ state: 'DONE' });
    expect(tablesWith(await everything(shop), /Eva|Gruber|eva@|Laubenweg|43123456/i)).toEqual([]);
    const kept = await firstRow<{
      total: number;
      prices: object;
      document: object;
      status: string;
    }>(
      shop.db,
      sql`SELECT total, document->'priceInfo' AS prices, document, status FROM orders
          WHERE order_number = ${orderNumber}`,
    );
    expect([kept?.total, kept?.prices]).toEqual([before?.total, before?.prices]);
    expect(z.safeParse(Order, { ...kept?.document, status: kept?.status }).success).toBe(true);
    expect((await client.get(`/api/orders/${orderNumber}`)).status).toBe(404);
    expect((await erase(wanted, guest)).status).toBe(409);
    const { items } = ok(
      await admin.get<{ items: { action: string; after?: object }[] }>('audit?perPage=100'),
    );
    expect(items.find(({ action }) => action === 'data.erase')?.after).toEqual({
      hasAccount: false,
      guestOrders: 2,
    });
    expect(JSON.stringify(items)).not.toMatch(/eva@/i);
  });

  it('waits while an order is on its way, and changes nothing', async () => {
    const orderNumber = await orderOfGuest(shop.client());
    await placeOrder(shop.client());
    expect((await erase(await note(guest, orderNumber), guest)).status).toBe(409);
    expect(tablesWith(await everything(shop), /Gruber/)).toContain('orders');
  });

  it('of another shop’s guest with this email stays that shop’s', async () => {
    const other = await signInAs(shop, 'admin', 'beta');
    const { id } = await note(guest, await orderOfGuest(shop.client()));
    expect((await other.post(`data-requests/${id}/erase`, { email: guest })).status).toBe(404);
  });
});

describe('the deletion of a customer', () => {
  it('also takes them out of what they ordered as a guest', async () => {
    const client = await signedIn(shop, { ...anna, email: guest });
    const orderNumber = await orderOfGuest(shop.client());
    await placeOrder(client);
    await deliver();
    expect(ok(await erase(await note(guest), guest))).toMatchObject({ hasAccount: false });
    const left = await everything(shop);
    // The mail that tells them about it is the last that the shop writes.
    expect((await mailsOf(shop)).map(({ recipient }) => recipient)).toEqual([guest]);
    expect(tablesWith(left, /Gruber|Laubenweg|Berger/)).toEqual([]);
    expect(tablesWith(left, new RegExp(orderNumber))).toContain('orders');
  });
});

describe('the export', () => {
  it('gives out what a guest left beside their orders', async () => {
    await orderOfGuest(shop.client());
    const { id } = ok(
      await admin.post<DataRequest>('data-requests', {
        kind: 'EXPORT',
        email: guest,
        receivedOn: '2026-11-20',
      }),
    );
    const { data } = ok(await admin.post<DataExport>(`data-requests/${id}/export`, {}));
    const text = JSON.stringify(data);
    const parts = ['Eva’s bell', 'Eva liked it', 'I am Eva', '5020', 'Laubenweg'];
    expect(parts.filter((part) => !text.includes(part))).toEqual([]);
    expect(/token|hash|session_id/.exec(text)).toBeNull();
  });
});

describe('a new order at the same moment', () => {
  it.each([['of a guest'], ['of a customer']])(
    '%s either stops the deletion or is refused, and is never half a person’s',
    async (kind) => {
      const isGuest = kind === 'of a guest';
      const client = isGuest ? shop.client() : await signedIn(shop, { ...anna, email: guest });
      const past = await placeOrder(client);
      await deliver();
      await fillCart(client);
      const cart = await finalizeCart(client);
      const wanted = await note(guest, isGuest ? past.orderNumber : undefined);
      const [placed, erased] = await Promise.all([
        checkout<{ orderNumber?: string }>(client, cart, { key: 'at-once' }),
        erase(wanted, guest),
      ]);
      const open = await rows<{ name: string }>(
        shop.db,
        sql`SELECT document->'billingAddress'->>'lastName' AS name FROM orders
            WHERE status <> 'COMPLETED'`,
      );
      if (placed.status < 300) {
        expect(erased.status).toBe(409);
        expect(open).toEqual([{ name: billing.lastName }]);
      } else {
        expect([placed.status >= 400, erased.status, open]).toEqual([true, 200, []]);
      }
    },
  );
});
