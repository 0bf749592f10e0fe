import type { ApiError } from '@larder/contracts';
import { cartCalls } from '@larder/contracts/cart';
import { checkoutCalls } from '@larder/contracts/checkout';
import { xsrfCookie } from '../../kernel/http/session.js';
import {
  addresses,
  billing,
  checkout,
  fillCart,
  finalizeCart,
  ok,
  put,
  createTestShop,
  testTimeSlots,
} from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import { readOrderTables } from '../testing/order-tables.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const posts: readonly (readonly [string, unknown])[] = [
  ['/api/carts/items', { sku: 'juice', quantity: 1 }],
  ['/api/carts/items/bulk', [{ sku: 'juice', quantity: 1 }]],
  ['/api/carts/billing-address', billing],
  ['/api/carts/distribution-address', addresses.vienna],
  ['/api/carts/distribution-time-slot', { id: testTimeSlots.noon }],
  ['/api/carts/crate-deposit-desired', { crateDepositDesired: true }],
  ['/api/carts/payment', { methodKey: 'payment-at-the-door', brandName: 'x', amount: 1 }],
  ['/api/carts/discount-codes', { code: 'x' }],
  ['/api/carts/finalize', undefined],
  ['/api/carts/reset', undefined],
  ['/api/checkout', { cartId: 'x', methodKey: 'payment-at-the-door', expectedTotal: 1 }],
];

describe('S2 a call without the right XSRF token', () => {
  it.each(posts)('is refused before anything happens: POST %s', async (url, body) => {
    const client = shop.client();
    const stranger = shop.client();
    await fillCart(client);
    await put(stranger, 'juice', 1);
    const before = await readOrderTables(shop);
    const foreign = stranger.cookies.get(xsrfCookie) ?? '';
    for (const token of ['', 'x', foreign]) {
      const answer = await client.post<ApiError>(url, body, { 'x-xsrf-token': token });
      expect(answer).toMatchObject({ status: 403, body: { errorCode: 'XSRF_TOKEN_INVALID' } });
    }
    expect(await readOrderTables(shop)).toBe(before);
  });
});

describe('S6 fields that are not the sender’s to set', () => {
  const extra = {
    price: 1,
    total: 1,
    perPiecePrice: 1,
    customerId: 'somebody',
    cartStatus: 'ORDERED',
    version: 99,
    tenant: 'beta',
    session_id: 'x',
    product: { price: { regular: { value: 1 } } },
  };

  it('have no effect on items, addresses and checkout', async () => {
    const plain = await fillCart(shop.client());
    const client = shop.client();
    ok(await client.post('/api/carts/items', { sku: 'juice', quantity: 20, ...extra }));
    ok(await client.post('/api/carts/distribution-address', { ...addresses.vienna, ...extra }));
    ok(await client.post('/api/carts/billing-address', { ...billing, ...extra }));
    ok(
      await client.post('/api/carts/distribution-time-slot', { ...extra, id: testTimeSlots.noon }),
    );
    const cart = await finalizeCart(client);
    expect({ ...cart, cartStatus: 'OPEN', id: '', productLineItems: [] }).toEqual({
      ...plain,
      id: '',
      productLineItems: [],
      version: cart.version,
    });
    expect(cart.productLineItems.map((line) => ({ ...line, lineItemId: '' }))).toEqual(
      plain.productLineItems.map((line) => ({ ...line, lineItemId: '' })),
    );
    const cheap = { ...cart, priceInfo: { ...cart.priceInfo, total: 1 } };
    expect((await checkout(client, cheap, { key: 'hostile-2' })).status).toBe(409);
  });
});

it('R15 every call responds within five seconds, also to bad input', async () => {
  const client = shop.client();
  await fillCart(client);
  const calls = Object.values({ ...cartCalls, ...checkoutCalls });
  for (const { method, path } of calls) {
    const url = path.replace(/:\w+/, 'x');
    const started = performance.now();
    const answer = await {
      GET: () => client.get(url),
      POST: () => client.post(url, {}),
      PUT: () => client.put(url, {}),
      DELETE: () => client.delete(url),
    }[method]();
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(answer.status).toBeLessThan(500);
  }
}, 60_000);
