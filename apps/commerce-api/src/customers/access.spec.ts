import type { ApiError, Call, Wire } from '@larder/contracts';
import { allCalls } from '@larder/contracts/all';
import { sql } from 'drizzle-orm';
import { rows } from '../kernel/database.js';
import type { TestApp } from '../testing/test-app.js';
import { testApp } from '../testing/test-app.js';
import type { TestClient } from '../testing/test-client.js';
import { anna, boris, signedIn } from './testing/people.js';

/** What a call of a customer takes; `open` for the doors. */
type Entry = { readonly body?: object; readonly path?: string } | 'open';

const profile = {
  ...{ email: anna.email, firstName: 'Eve', lastName: 'Adversary', salutation: 'Female' },
};
const settings = {
  ...{ personalEmailAllowed: true, personalMailAllowed: true, personalSmsAllowed: true },
};

/** Every call that is a customer's own; a new one fails the test below until it has an entry. */
const entries: Readonly<Record<string, Entry>> = {
  getCustomer: {},
  refreshCustomer: {},
  updateCustomer: { body: profile },
  changePassword: { body: { currentPassword: 'a-guess-of-eve', password: 'Eves-own-secret' } },
  getCommunicationSettings: {},
  updateCommunicationSettings: { body: settings },
  manageNewsletterTopics: { body: { subscribe: ['offers'], unsubscribe: [] } },
  getPaymentMethods: {},
  savePaymentMethod: {
    body: { checkoutId: 'x', methodKey: 'credit-cards', provider: 'x', setPrimary: true },
  },
  removePaymentMethod: { path: '/api/customers/payment-methods/x' },
  setPrimaryPaymentMethod: { path: '/api/customers/payment-methods/x/set-primary' },
  getWallet: {},
  redeemGiftCard: { body: { code: '0000-0000-0000-0000' } },
  removeGiftCard: { path: '/api/customers/digital-wallet/gift-card/x' },
  getDeliveryPass: {},
  getCardInfo: {},
  getLoyaltyVouchers: {},
  linkLoyalty: {},
  activateVoucher: { path: '/api/customers/loyalty/vouchers/x/activate' },
  getPersonalVouchers: { path: '/api/content/vouchers/personalvouchers?promotionIds=x' },
  getPhysicalCardStatus: {},
  orderPhysicalCard: {
    body: {
      ...{ firstName: 'Eve', lastName: 'Adversary', streetName: 'Gasse', streetNumber: '1' },
      ...{ postalCode: '1010', city: 'Wien', countryCode: 'AT' },
    },
  },
  // Doors: open to everybody, with guards of their own.
  registerCustomer: 'open',
  confirmRegistration: 'open',
  login: 'open',
  logout: 'open',
  requestPasswordReset: 'open',
  confirmPasswordReset: 'open',
  confirmEmail: 'open',
};

/** Calls of the contract that the backend does not answer yet; one that it does needs an entry. */
const notYet: readonly string[] = [
  'addFavorite',
  'changeBillingAddress',
  'changeCombinedAddress',
  'changeDeliveryAddress',
  'createBillingAddress',
  'createCombinedAddress',
  'createDeliveryAddress',
  'getFavoriteProducts',
  'getFavorites',
  'removeAddress',
  'removeCombinedAddress',
  'removeFavorite',
  'setFavoriteStore',
  'setPrimaryAddress',
];

function isOfCustomers([, { id, path }, wire]: readonly [string, Call, Wire]): boolean {
  const isNamed = /^\/api\/(customers|auth)(\/|$)/.test(path);
  return isNamed || id in entries || (wire.errorCodes ?? []).includes('UNAUTHORIZED');
}

const calls = Object.entries(allCalls)
  .flatMap(([domain, { calls: own, wire }]) =>
    Object.entries<Call>(own).map(
      ([name, call]) => [domain, call, (wire as Record<string, Wire>)[name] as Wire] as const,
    ),
  )
  .filter(isOfCustomers)
  .map(([, call]) => call);

let shop: TestApp;
let owner: TestClient;
beforeAll(async () => {
  shop = await testApp();
  owner = await signedIn(shop);
});
afterAll(() => shop.close());

/** Everything that the database keeps of Anna. */
const kept = () =>
  rows(
    shop.db,
    sql`SELECT c.*, (SELECT count(*) FROM newsletter_subscriptions n WHERE n.email = c.email_key) AS topics
        FROM customers c WHERE email_key = 'anna@x.example'`,
  );

async function send(client: TestClient, { method, path }: Call, entry: Exclude<Entry, string>) {
  const url = entry.path ?? path;
  if (method === 'GET') return client.get<ApiError>(url);
  if (method === 'DELETE') return client.delete<ApiError>(url);
  const body = entry.body ?? {};
  return method === 'PUT' ? client.put<ApiError>(url, body) : client.post<ApiError>(url, body);
}

/** Somebody with cookies of a browser of their own, or of another's. */
function intruder(cookies: ReadonlyMap<string, string>, tenant = 'alpha'): TestClient {
  const client = shop.client({ tenant });
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return client;
}

/** The browser of somebody who was here a month ago. */
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
const intruders: readonly [
  name: string,
  come: () => Promise<TestClient> | TestClient,
  reading: string,
  changing: string,
][] = [
  ['no session', () => shop.client(), '401 UNAUTHORIZED', '401 UNAUTHORIZED'],
  ['an expired session', expired, '401 UNAUTHORIZED', '401 UNAUTHORIZED'],
  [
    'another shop’s session',
    () => intruder(owner.cookies, 'beta'),
    '401 UNAUTHORIZED',
    '403 XSRF_TOKEN_INVALID',
  ],
  [
    'no token',
    () => intruder(new Map([...owner.cookies].filter(([name]) => name !== 'XSRF-TOKEN'))),
    'allowed',
    '403 XSRF_TOKEN_INVALID',
  ],
];

describe('the calls of customers', () => {
  it('have an entry each, and no entry is of a call that is gone', () => {
    const unbound = calls.filter(({ id }) => !(id in entries)).map(({ id }) => id);
    expect(unbound.sort()).toEqual(notYet);
    const names = new Set(calls.map(({ id }) => id));
    expect(Object.keys(entries).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(calls.filter(({ id }) => !(id in entries)))('$id is not answered yet', async (call) => {
    const path = call.path.replace(/:(\w+)/g, 'x');
    expect((await send(owner, call, { path })).status).toBe(404);
  });

  for (const [name, come, reading, changing] of intruders) {
    it(`CUST-14 with ${name} are refused, tell nothing and change nothing`, async () => {
      const before = await kept();
      const client = await come();
      for (const call of calls) {
        const entry = entries[call.id];
        if (entry === undefined || typeof entry === 'string') continue;
        const wanted = isChange(call) ? changing : reading;
        if (wanted === 'allowed') continue;
        const { status, body } = await send(client, call, entry);
        expect([call.id, `${status} ${body.errorCode}`]).toEqual([call.id, wanted]);
        expect(JSON.stringify(body)).not.toContain('Anna');
      }
      expect(await kept()).toEqual(before);
    });
  }

  it('with another customer’s session read and change that customer alone', async () => {
    const before = await kept();
    const eve = await signedIn(shop, boris);
    for (const call of calls) {
      const entry = entries[call.id];
      if (entry === undefined || typeof entry === 'string') continue;
      const { body } = await send(eve, call, entry);
      expect(JSON.stringify(body)).not.toContain('Anna');
    }
    expect(await kept()).toEqual(before);
  });
});
