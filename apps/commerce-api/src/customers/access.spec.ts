import type { ApiError, Call, Wire } from '@larder/contracts';
import type { Customer } from '@larder/contracts/customer';
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

const address = {
  ...{ firstName: 'Eve', lastName: 'Adversary', streetName: 'Gasse', streetNumber: '1' },
  ...{ postalCode: '1010', city: 'Wien', country: 'Österreich', countryCode: 'AT' },
};
/** Stands for the id of Anna's saved address, whoever calls. */
const ANNAS = 'annas-address';
/** A list of Anna's, put there by the tests. */
const listPath = '/api/customers/shopping-lists/l-anna';

/** Every call that is a customer's own; a new one fails the test below until it has an entry. */
const entries: Readonly<Record<string, Entry>> = {
  getCustomer: {},
  refreshCustomer: {},
  updateCustomer: { body: profile },
  changePassword: { body: { currentPassword: 'a-guess-of-eve', password: 'Eves-own-secret' } },
  getCommunicationSettings: {},
  updateCommunicationSettings: { body: settings },
  manageNewsletterTopics: { body: { subscribe: ['offers'], unsubscribe: [] } },
  createDeliveryAddress: { body: address },
  changeDeliveryAddress: { body: { ...address, id: ANNAS } },
  createBillingAddress: { body: address },
  changeBillingAddress: { body: { ...address, id: ANNAS } },
  createCombinedAddress: { body: address },
  changeCombinedAddress: { body: { ...address, id: ANNAS } },
  setPrimaryAddress: { path: `/api/customers/addresses/${ANNAS}/primary` },
  removeAddress: { path: `/api/customers/addresses/${ANNAS}` },
  removeCombinedAddress: { path: `/api/customers/addresses/${ANNAS}/combined` },
  setCartCustomer: { path: '/api/carts/set-customer?anonymousCartId=x' },
  mergeCart: { path: '/api/carts/merge/x' },
  getCustomerOrders: {},
  getCustomerOrder: { path: '/api/customers/orders/1234567890' },
  getSessions: {},
  endSession: { path: '/api/customers/sessions/x' },
  endOtherSessions: {},
  exportCustomer: {},
  deleteCustomer: { body: { password: 'a-guess-of-eve' } },
  getPasskeys: {},
  beginPasskey: {},
  addPasskey: { body: { name: 'Eves', response: {} } },
  renamePasskey: { path: '/api/customers/passkeys/x', body: { name: 'Eves' } },
  removePasskey: { path: '/api/customers/passkeys/x' },
  beginPasskeyLogin: 'open',
  loginByPasskey: 'open',
  setFavoriteStore: { body: { storeType: 'MY_STORE_eves', storeId: 'eves' } },
  getFavorites: {},
  getFavoriteProducts: {},
  addFavorite: { path: '/api/customers/favorites/products', body: { reference: '1001' } },
  removeFavorite: { path: '/api/customers/favorites/products/1002' },
  getPurchases: {},
  getDiet: {},
  setDiet: { body: { allergens: ['milk'], marks: [] } },
  getDietFindings: { path: '/api/customers/diet/findings?skus=1001' },
  getShoppingLists: {},
  createShoppingList: { body: { name: 'Eve’s' } },
  joinShoppingList: { body: { token: 'a-guess-of-eve-with-luck' } },
  getShoppingList: { path: listPath },
  renameShoppingList: { path: listPath, body: { name: 'Eve’s' } },
  removeShoppingList: { path: listPath },
  addListItems: { path: `${listPath}/items`, body: { items: [{ text: 'Eve’s' }] } },
  changeListItem: { path: `${listPath}/items/i-anna`, body: { isDone: true } },
  removeListItem: { path: `${listPath}/items/i-anna` },
  clearDoneItems: { path: `${listPath}/done` },
  openListLink: { path: `${listPath}/links`, body: { kind: 'household' } },
  withdrawListLink: { path: `${listPath}/links/view` },
  removeListMember: { path: `${listPath}/members/somebody` },
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
let annasAddress = '';
beforeAll(async () => {
  shop = await testApp();
  owner = await signedIn(shop);
  const { body } = await owner.get<Customer>('/api/customers');
  annasAddress = body.addresses[0]?.id ?? '';
  await shop.db.execute(sql`INSERT INTO favorites (tenant, customer_id, type, reference, created_at)
    SELECT tenant, id, 'products', '1002', now() FROM customers WHERE email_key = 'anna@x.example'`);
  await shop.db.execute(sql`INSERT INTO shopping_lists (tenant, id, owner_id, name, created_at)
    SELECT tenant, 'l-anna', id, 'Anna’s list', now() FROM customers WHERE email_key = 'anna@x.example'`);
  await shop.db
    .execute(sql`INSERT INTO shopping_list_items (tenant, list_id, id, text, text_key, count, is_done)
    VALUES ('alpha', 'l-anna', 'i-anna', 'Anna’s tea', 'text tea', 1, false)`);
});
afterAll(() => shop.close());

/** Everything that the database keeps of Anna. */
const kept = () =>
  rows(
    shop.db,
    sql`SELECT c.*, (SELECT count(*) FROM newsletter_subscriptions n WHERE n.email = c.email_key) AS topics,
          (SELECT json_agg(a ORDER BY a.id) FROM customer_addresses a
            WHERE a.tenant = c.tenant AND a.customer_id = c.id) AS addresses,
          (SELECT json_agg(f ORDER BY f.reference) FROM favorites f WHERE f.customer_id = c.id) AS liked,
          (SELECT json_agg(l) FROM shopping_lists l WHERE l.owner_id = c.id) AS lists,
          (SELECT json_agg(i) FROM shopping_list_items i WHERE i.list_id = 'l-anna') AS items,
          (SELECT count(*) FROM shopping_list_links k WHERE k.list_id = 'l-anna') AS links,
          (SELECT count(*) FROM shopping_list_members m WHERE m.list_id = 'l-anna') AS members,
          (SELECT json_agg(d) FROM customer_diets d WHERE d.customer_id = c.id) AS diet
        FROM customers c WHERE email_key = 'anna@x.example'`,
  );

async function send(client: TestClient, { method, path }: Call, entry: Exclude<Entry, string>) {
  const url = (entry.path ?? path).replace(ANNAS, annasAddress);
  if (method === 'GET') return client.get<ApiError>(url);
  if (method === 'DELETE') return client.delete<ApiError>(url);
  const given = entry.body ?? {};
  const body = 'id' in given ? { ...given, id: annasAddress } : given;
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
    expect(unbound).toEqual([]);
    const names = new Set(calls.map(({ id }) => id));
    expect(Object.keys(entries).filter((name) => !names.has(name))).toEqual([]);
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
