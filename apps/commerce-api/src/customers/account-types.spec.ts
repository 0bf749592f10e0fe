import { allCalls } from '@larder/contracts/all';
import type { MemberInformation } from '@larder/contracts/loyalty';
import { sql } from 'drizzle-orm';
import { rows } from '../kernel/database/database.js';
import { createTestShop } from '../ordering/testing/test-shop.js';
import type { TestApp } from '../testing/test-app.js';
import type { TestClient } from '../testing/test-client.js';
import { person, createCustomer } from '../payments/wallet/testing/test-customers.js';

let shop: TestApp;
/** One account of each type. */
let people: Readonly<Record<'guest' | 'customer' | 'member', TestClient>>;
const card = '/api/customers/loyalty/card-info';

beforeAll(async () => {
  shop = await createTestShop();
  const guest = shop.client();
  const { client: customer } = await createCustomer(shop, 1);
  const { client: member } = await createCustomer(shop, 2);
  expect((await member.post('/api/customers/loyalty/link')).status).toBe(200);
  people = { guest, customer, member };
});
afterAll(() => shop.close());

it('PLAT-05 guests, customers and members differ in the responses they get', async () => {
  const kinds = await Promise.all(
    Object.entries(people).map(async ([name, client]) => {
      const { status } = await client.get('/api/customers');
      const { body } = await client.get<Partial<MemberInformation>>(card);
      return [name, status, body.joeAuthenticationStatus];
    }),
  );
  expect(kinds).toEqual([
    ['guest', 401, undefined],
    ['customer', 200, 'NotLinked'],
    ['member', 200, 'Authenticated'],
  ]);
});

it('PLAT-05 there is no endpoint for administrators', async () => {
  const addresses = ['/admin', '/api/admin', '/api/admin/customers', '/api/users', '/api/roles'];
  const answers = await Promise.all(
    Object.values(people).flatMap((client) =>
      addresses.flatMap((address) => [client.get(address), client.post(address, {})]),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  const calls = Object.values(allCalls).flatMap((domain) => Object.values(domain.calls));
  expect(calls.length).toBeGreaterThan(100);
  expect(calls.filter(({ path }) => /admin|role|users/i.test(path))).toEqual([]);
});

it('PLAT-05 customers cannot raise their own privileges', async () => {
  const more = { role: 'admin', isAdmin: true, roles: ['admin'] };
  const client = shop.client();
  const { body } = await client.post<object>('/api/customers', { ...person(3), ...more });
  for (const key of Object.keys(more)) expect(body).not.toHaveProperty(key);
  const columns = await rows<{ name: string }>(
    shop.db,
    sql`SELECT table_name || '.' || column_name AS name FROM information_schema.columns
        WHERE table_schema = 'public'`,
  );
  const names = columns.map(({ name }) => name);
  expect(names).toContain('customers.email');
  // The people of the back office have roles; a customer is none of them.
  const ofShoppers = names.filter((name) => !name.startsWith('staff_'));
  expect(ofShoppers.filter((name) => /admin|role|permission|privilege/.test(name))).toEqual([]);
});
