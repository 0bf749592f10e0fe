import type { ApiError, Call, CallSchemas } from '@larder/contracts';
import type { Customer } from '@larder/contracts/customer';
import { allCalls } from '@larder/contracts/all';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../testing/test-app.js';
import { testApp } from '../testing/test-app.js';
import type { TestClient } from '../testing/test-client.js';
import { readCustomerData, seedCustomerData } from './testing/customer-data.js';
import {
  addressOfAnna,
  customerCalls,
  sessionOfAnna,
  type Entry,
} from './testing/customer-calls.js';
import { boris, signedIn } from './testing/people.js';

function isOfCustomers([, { id, path }, wire]: readonly [string, Call, CallSchemas]): boolean {
  const isNamed = /^\/api\/(customers|auth)(\/|$)/.test(path);
  return isNamed || id in customerCalls || (wire.errorCodes ?? []).includes('UNAUTHORIZED');
}

const calls = Object.entries(allCalls)
  .flatMap(([domain, { calls: own, wire }]) =>
    Object.entries<Call>(own).map(
      ([name, call]) =>
        [domain, call, (wire as Record<string, CallSchemas>)[name] as CallSchemas] as const,
    ),
  )
  .filter(isOfCustomers)
  .map(([, call]) => call);

let shop: TestApp;
let owner: TestClient;
let annasAddress = '';
let annasId = '';
let annasSession = '';
beforeAll(async () => {
  shop = await testApp();
  owner = await signedIn(shop);
  const { body } = await owner.get<Customer>('/api/customers');
  annasAddress = body.addresses[0]?.id ?? '';
  annasId = body.id;
  const sessions = await owner.get<readonly { readonly id: string }[]>('/api/customers/sessions');
  annasSession = sessions.body[0]?.id ?? '';
  await seedCustomerData(shop.db, annasId);
});

afterAll(() => shop.close());

async function send(client: TestClient, { method, path }: Call, entry: Exclude<Entry, string>) {
  const url = (entry.path ?? path)
    .replace(addressOfAnna, annasAddress)
    .replace(sessionOfAnna, annasSession);
  if (method === 'GET') return client.get<ApiError>(url);
  if (method === 'DELETE') return client.delete<ApiError>(url);
  const given = entry.body ?? {};
  const body = 'id' in given ? { ...given, id: annasAddress } : given;
  return method === 'PUT' ? client.put<ApiError>(url, body) : client.post<ApiError>(url, body);
}

/** A visitor with the cookies of a browser of their own, or of another's. */
function otherCustomer(cookies: ReadonlyMap<string, string>, tenant = 'alpha'): TestClient {
  const client = shop.client({ tenant });
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return client;
}

/** The browser of a visitor who was last seen a month ago. */
async function expired(): Promise<TestClient> {
  const client = await signedIn(shop, { ...boris, email: 'late@x.example' });
  await shop.db.execute(
    sql`UPDATE sessions s SET seen_at = seen_at - interval '31 days' FROM customers c
        WHERE c.id = s.customer_id AND c.email_key = 'late@x.example'`,
  );
  return client;
}

const isChange = ({ method }: Call) => method !== 'GET';

/** Who tries, and the refusal that a reading and a changing call must get. */
const otherCustomers: readonly [
  name: string,
  come: () => Promise<TestClient> | TestClient,
  reading: string,
  changing: string,
][] = [
  ['no session', () => shop.client(), '401 UNAUTHORIZED', '401 UNAUTHORIZED'],
  ['an expired session', expired, '401 UNAUTHORIZED', '401 UNAUTHORIZED'],
  [
    'another shop’s session',
    () => otherCustomer(owner.cookies, 'beta'),
    '401 UNAUTHORIZED',
    '403 XSRF_TOKEN_INVALID',
  ],
  [
    'no token',
    () => otherCustomer(new Map([...owner.cookies].filter(([name]) => name !== 'XSRF-TOKEN'))),
    'allowed',
    '403 XSRF_TOKEN_INVALID',
  ],
];

describe('the calls of customers', () => {
  it('have an entry each, and no entry is of a call that is gone', () => {
    const unbound = calls.filter(({ id }) => !(id in customerCalls)).map(({ id }) => id);
    expect(unbound).toEqual([]);
    const names = new Set(calls.map(({ id }) => id));
    expect(Object.keys(customerCalls).filter((name) => !names.has(name))).toEqual([]);
  });

  for (const [name, come, reading, changing] of otherCustomers) {
    it(`S5 CUST-14 with ${name} are rejected, and reveal and change nothing`, async () => {
      const before = await readCustomerData(shop.db, annasId);
      const client = await come();
      for (const call of calls) {
        const entry = customerCalls[call.id];
        if (entry === undefined || typeof entry === 'string') continue;
        const wanted = isChange(call) ? changing : reading;
        if (wanted === 'allowed') continue;
        const { status, body } = await send(client, call, entry);
        expect([call.id, `${status} ${body.errorCode}`]).toEqual([call.id, wanted]);
        expect(JSON.stringify(body)).not.toContain('Anna');
      }
      expect(await readCustomerData(shop.db, annasId)).toEqual(before);
    });
  }

  it('S5 CUST-14 with another customer’s session read and change that customer alone', async () => {
    const before = await readCustomerData(shop.db, annasId);
    const ofTables = Object.entries(before).filter(([, found]) => found.length > 0);
    expect(ofTables.map(([table]) => table)).toEqual(
      expect.arrayContaining(['gift_cards.customer_id', 'passkeys.customer_id', 'money', 'self']),
    );
    const eve = await signedIn(shop, boris);
    for (const call of calls) {
      const entry = customerCalls[call.id];
      if (entry === undefined || typeof entry === 'string') continue;
      const { body } = await send(eve, call, entry);
      expect(JSON.stringify(body)).not.toContain('Anna');
    }
    expect(await readCustomerData(shop.db, annasId)).toEqual(before);
  });
});
