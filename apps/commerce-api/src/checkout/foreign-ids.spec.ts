import { Writable } from 'node:stream';
import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import { sql } from 'drizzle-orm';
import { anna } from '../customers/testing/people.js';
import {
  addresses,
  checkout,
  fillCart,
  finalizeCart,
  ok,
  put,
  testTimeSlots,
} from '../ordering/testing/test-shop.js';
import type { PaymentShop, PendingOrder } from '../payments/testing/payment-shop.js';
import {
  orderOnline,
  payAtProvider,
  createPaymentShop,
  sendWebhook,
  openUrl,
  pendingWebhooks,
} from '../payments/testing/payment-shop.js';
import type { TestClient } from '../testing/test-client.js';
import { codes, createCustomer } from '../payments/wallet/testing/test-customers.js';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly call?: string;
}

let written = '';
const log = new Writable({
  write(chunk: Buffer, _encoding, done) {
    written += chunk.toString();
    done();
  },
});
const lines = () =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

let shop: PaymentShop;
/** Whose everything is, and who reaches for it; both are signed in and have a cart. */
let owner: TestClient;
let attacker: TestClient;
let pending: PendingOrder;
let theirs: Cart;
let own: Cart;
beforeAll(async () => {
  shop = await createPaymentShop({ log });
  owner = (await createCustomer(shop, 1)).client;
  attacker = (await createCustomer(shop, 2)).client;
  ok(await owner.put('/api/customers/digital-wallet/gift-card', { code: codes.full }));
  pending = await orderOnline(owner);
  const other = (await createCustomer(shop, 3)).client;
  theirs = await fillCart(other);
  own = await fillCart(attacker);
  ok(await attacker.post('/api/customers/loyalty/link'));
  await shop.db.execute(
    sql`UPDATE loyalty_vouchers SET audience = 'given' WHERE promotion_id IN ('few', 'ten')`,
  );
});
afterAll(() => shop.close());
beforeEach(() => {
  written = '';
});

const lineOf = ({ productLineItems }: Cart) => productLineItems[0]?.lineItemId;

type Attempt = () => Promise<{ status: number; body: unknown }>;
const wallet = '/api/customers/digital-wallet/gift-card';

const attempts: readonly (readonly [what: string, call: string, refusal: string, Attempt])[] = [
  [
    'cart',
    'POST /api/checkout',
    '404 NOT_FOUND',
    () => checkout(attacker, theirs, { key: 'foreign-cart' }),
  ],
  [
    'cart to merge',
    'POST /api/carts/merge/:id',
    '404 NOT_FOUND',
    () => attacker.post(`/api/carts/merge/${theirs.id}`, {}),
  ],
  [
    'line, beside one’s own,',
    'DELETE /api/carts/items/multiple',
    '404 NOT_FOUND',
    () => attacker.delete(`/api/carts/items/multiple?lineItemIds=${lineOf(own)},${lineOf(theirs)}`),
  ],
  [
    'line, to be replaced,',
    'PUT /api/carts/substitution',
    '404 NOT_FOUND',
    () => attacker.put('/api/carts/substitution', { choice: 'CALL', lineItemId: lineOf(theirs) }),
  ],
  [
    'window',
    'POST /api/carts/distribution-time-slot',
    '409 022',
    () => attacker.post('/api/carts/distribution-time-slot', { id: testTimeSlots.graz }),
  ],
  [
    'voucher',
    'POST /api/carts/items',
    '404 UNKNOWN_SKU',
    () => attacker.post('/api/carts/items', { sku: 'v-ten', quantity: 1 }),
  ],
  [
    'voucher to activate',
    'POST /api/customers/loyalty/vouchers/:promotionId/activate',
    '404 NOT_FOUND',
    () => attacker.post('/api/customers/loyalty/vouchers/few/activate'),
  ],
  ['card', `PUT ${wallet}`, '409 1004', () => attacker.put(wallet, { code: codes.full })],
  ['card to remove', `DELETE ${wallet}/:id`, '409 1003', () => attacker.delete(`${wallet}/full`)],
  [
    'order',
    'GET /api/orders/:orderNumber',
    '404 NOT_FOUND',
    () => attacker.get(`/api/orders/${pending.orderNumber}`),
  ],
  [
    'order to cancel',
    'POST /api/orders/:orderNumber/cancel',
    '404 NOT_FOUND',
    () => attacker.post(`/api/orders/${pending.orderNumber}/cancel`),
  ],
  [
    'payment',
    'GET /api/payments/:id/start',
    '404 NOT_FOUND',
    async () => {
      const answer = await openUrl(shop, attacker, pending.redirectUrl);
      return { status: answer.statusCode, body: answer.json<ApiError>() };
    },
  ],
  [
    'total',
    'POST /api/checkout',
    '409 CONFLICT',
    async () =>
      checkout(attacker, await finalizeCart(attacker), { key: 'own-total', expectedTotal: 1 }),
  ],
];

it.each(attempts)(
  'S6 S5 another’s %s is rejected, with one line in the log that identifies nobody: %s',
  async (_, call, refusal, attempt) => {
    const { status, body } = await attempt();
    const { errorCode } = body as ApiError;
    expect(`${status} ${errorCode}`).toBe(refusal);
    expect(lines().filter(({ level }) => level >= 40)).toMatchObject([
      { level: 40, call, status, errorCode, msg: 'a call was refused as tampered with' },
    ]);
    const secrets = [...attacker.cookies.values(), anna.firstName, anna.lastName, '@x.example'];
    const ids = [theirs.id, own.id, pending.id, pending.orderNumber, codes.full];
    for (const secret of [...secrets, ...ids]) expect(written).not.toContain(secret);
  },
);

it('S6 API-059 a line that is gone already may be taken out again', async () => {
  const client = shop.client();
  const full = ok(await client.post<Cart>('/api/carts/items', { sku: 'juice', quantity: 1 }));
  const path = `/api/carts/items/multiple?lineItemIds=${full.productLineItems[0]?.lineItemId}`;
  expect(ok(await client.delete<Cart>(path)).productLineItems).toEqual([]);
  expect(ok(await client.delete<Cart>(path)).productLineItems).toEqual([]);
  expect(lines().filter(({ level }) => level >= 40)).toEqual([]);
});

it('R7 a payment with a different amount is rejected and reported to operators', async () => {
  await payAtProvider(shop, owner, pending);
  const [hook] = await pendingWebhooks(shop, pending);
  if (!hook) throw new Error('The provider has told nothing');
  written = '';
  const altered = { ...hook, update: { ...hook.update, authorised: 1 } };
  expect((await sendWebhook(shop, altered)).statusCode).toBe(409);
  expect(lines()).toMatchObject([{ level: 50, msg: 'a payment was refused' }]);
});

it('normal use logs no such line: a product that is gone, a guest without a pass', async () => {
  const client = shop.client();
  await put(client, 'juice', 1);
  expect((await client.get('/api/products/nothing')).status).toBe(404);
  await owner.get('/api/customers/delivery-pass');
  const address = { ...addresses.graz, postalCode: '9999' };
  expect((await client.post('/api/carts/distribution-address', address)).status).toBe(409);
  expect(lines().filter(({ level }) => level >= 40)).toEqual([]);
});
