import { sql } from 'drizzle-orm';
import { seedCustomerData } from '../../customers/testing/customer-data.js';
import { anna, newestToken, signIn } from '../../customers/testing/people.js';
import { sessionCookie } from '../../kernel/http/session.js';
import type { Database } from '../../kernel/database/database.js';
import { firstRow, rows } from '../../kernel/database/database.js';
import {
  addresses,
  checkout,
  fillCart,
  finalizeCart,
  ok,
  testTimeSlots,
} from '../../ordering/testing/test-shop.js';
import type { PaymentShop } from '../../payments/testing/payment-shop.js';
import { codes, createCustomer } from '../../payments/wallet/testing/test-customers.js';
import type { TestClient } from '../../testing/test-client.js';
import type { OwnedIds } from './foreign-call.js';

interface Owner {
  readonly client: TestClient;
  readonly id: string;
  readonly ids: OwnedIds;
}

/** Token of the mail that a call has the shop write. */
async function tokenAfter(shop: PaymentShop, asked: Promise<unknown>): Promise<string> {
  await asked;
  return newestToken(shop);
}

/** A customer of alpha with an order, a cart, and something of every kind that can be named by an id. */
export async function createOwner(shop: PaymentShop): Promise<Owner> {
  const { client, id } = await createCustomer(shop, 1);
  const guest = shop.client();
  ok(await client.put('/api/customers/digital-wallet/gift-card', { code: codes.full }));
  ok(await client.post('/api/customers/loyalty/link'));
  await fillCart(client);
  const placed = ok(await checkout(client, await finalizeCart(client), { key: 'key-of-owner' }));
  const { orderNumber = '' } = placed;
  const cart = await fillCart(client);
  await seedCustomerData(shop.db, id);
  await seedShopData(shop.db, orderNumber);
  const self = await client.get<{ addresses: { id: string }[] }>('/api/customers');
  // Another browser's, as the twin has a session with the id of this one.
  await signIn(shop.client(), 'person1@x.example');
  type Sessions = readonly { readonly id: string; readonly current: boolean }[];
  const sessions = ok(await client.get<Sessions>('/api/customers/sessions'));
  const session = sessions.find(({ current }) => !current);
  const link = async (kind: string) => {
    const path = '/api/customers/shopping-lists/l-anna/links';
    return ok(await client.post<{ token: string }>(path, { kind })).token;
  };
  const newsletter = { email: anna.email, subscribe: ['offers'], unsubscribe: [] };
  const interest = { email: anna.email, postalCode: '5020' };
  const person = { ...anna, email: 'late@x.example' };
  const email = { ...anna, email: 'new@x.example' };
  return {
    client,
    id,
    ids: {
      orderNumber,
      cartId: cart.id,
      listToken: await link('view'),
      householdToken: await link('household'),
      lineItemId: cart.productLineItems[0]?.lineItemId ?? '',
      addressId: self.body.addresses[0]?.id ?? '',
      sessionId: session?.id ?? '',
      registration: await tokenAfter(shop, guest.post('/api/customers', person)),
      email: await tokenAfter(shop, client.put('/api/customers', email)),
      newsletter: await tokenAfter(shop, guest.post('/api/newsletter/manage', newsletter)),
      interest: await tokenAfter(shop, guest.post('/api/distribution/service-interests', interest)),
      password: await tokenAfter(
        shop,
        guest.post('/api/auth/password-reset', { email: 'person1@x.example' }),
      ),
    },
  };
}

/** Data of alpha that no call of a shopper creates. */
async function seedShopData(db: Database, orderNumber: string): Promise<void> {
  await db.execute(sql`INSERT INTO windows
    SELECT (jsonb_populate_record(w, '{"id": "d-alpha-20261125-1000"}'::jsonb)).*
    FROM windows w WHERE tenant = 'alpha' AND id = ${testTimeSlots.noon}`);
  await db.execute(sql`INSERT INTO order_claims (tenant, id, order_number, idempotency_key,
      request_hash, claimant_hash, reason, state, claimed, created_at)
    VALUES ('alpha', 'c-anna', ${orderNumber}, 'k', 'h', 'h', 'LATE', 'OPEN', 100, now())`);
}

/**
 * A visitor of beta whose session and customer have the very ids of the owner's, so that nothing but
 * the tenant tells their data apart.
 */
export async function createTwin(shop: PaymentShop, owner: Owner): Promise<TestClient> {
  const other = sql`'{"tenant": "beta", "first_name": "Eve", "billing_address": null}'::jsonb`;
  await shop.db.execute(sql`INSERT INTO customers
    SELECT (jsonb_populate_record(c, ${other})).* FROM customers c WHERE id = ${owner.id}`);
  await shop.db.execute(sql`INSERT INTO sessions
    SELECT (jsonb_populate_record(s, ${other})).* FROM sessions s
    WHERE id = encode(sha256(convert_to(${owner.client.cookies.get(sessionCookie)}::text, 'UTF8')), 'hex')`);
  const twin = shop.client({ tenant: 'beta' });
  for (const [name, value] of owner.client.cookies) twin.cookies.set(name, value);
  ok(await twin.get('/api/csrf'));
  ok(await twin.post('/api/customers/loyalty/link'));
  ok(await twin.post('/api/carts/items', { sku: 'juice', quantity: 1 }));
  ok(await twin.post('/api/carts/distribution-address', addresses.vienna));
  return twin;
}

/** A fingerprint of every row that a tenant has, by table. */
export async function readTenantState(
  db: Database,
  tenant: string,
): Promise<Readonly<Record<string, string | null>>> {
  const tables = await rows<{ name: string }>(
    db,
    sql`SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'tenant' ORDER BY 1`,
  );
  const each = tables.map(
    ({ name }) =>
      sql`SELECT ${name}::text AS name, md5(string_agg(t::text, ',' ORDER BY t::text)) AS hash
        FROM ${sql.identifier(name)} t WHERE tenant = ${tenant}`,
  );
  const found = await firstRow<{ state: Record<string, string | null> }>(
    db,
    sql`SELECT json_object_agg(name, hash) AS state FROM (${sql.join(each, sql` UNION ALL `)}) s`,
  );
  return found?.state ?? {};
}
