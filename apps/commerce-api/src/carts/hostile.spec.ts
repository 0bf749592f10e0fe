import type { ApiError } from '@larder/contracts';
import { cartCalls } from '@larder/contracts/cart';
import { checkoutCalls } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import { rows } from '../kernel/database/database.js';
import { xsrfCookie } from '../kernel/http/session.js';
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
} from '../ordering/testing/test-shop.js';
import type { TestApp } from '../testing/test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** Everything that carts, windows and orders are made of, as text. */
async function everything(): Promise<string> {
  const tables = [
    'carts',
    'cart_items',
    'cart_payments',
    'orders',
    'windows',
    'idempotency_records',
  ];
  const contents = [];
  for (const table of tables) {
    const query = `SELECT to_jsonb(t)::text AS row FROM ${table} t ORDER BY 1`;
    contents.push(...(await rows<{ row: string }>(shop.db, sql.raw(query))));
  }
  return contents.map(({ row }) => row).join('\n');
}

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
    const before = await everything();
    const foreign = stranger.cookies.get(xsrfCookie) ?? '';
    for (const token of ['', 'x', foreign]) {
      const answer = await client.post<ApiError>(url, body, { 'x-xsrf-token': token });
      expect(answer).toMatchObject({ status: 403, body: { errorCode: 'XSRF_TOKEN_INVALID' } });
    }
    expect(await everything()).toBe(before);
  });
});

describe('S6 bad input', () => {
  const wrong: readonly (readonly [string, string, unknown])[] = [
    ['no quantity', '/api/carts/items', { sku: 'juice' }],
    ['a quantity in words', '/api/carts/items', { sku: 'juice', quantity: '2' }],
    ['a list for a sku', '/api/carts/items', { sku: ['juice'], quantity: 1 }],
    ['null', '/api/carts/items', null],
    ['a list for an item', '/api/carts/items', [{ sku: 'juice', quantity: 1 }]],
    ['an object for a list', '/api/carts/items/bulk', { sku: 'juice', quantity: 1 }],
    ['an empty list', '/api/carts/items/bulk', []],
    ['too long a list', '/api/carts/items/bulk', Array(201).fill({ sku: 'juice', quantity: 1 })],
    [
      'one bad item of two',
      '/api/carts/items/bulk',
      [
        { sku: 'juice', quantity: 1 },
        { sku: 'wine', quantity: -1 },
      ],
    ],
    [
      'an unknown service',
      '/api/carts/distribution-address',
      { ...addresses.vienna, distributionType: 'DRONE' },
    ],
    [
      'a place beyond the poles',
      '/api/carts/distribution-address',
      { ...addresses.vienna, position: { lat: 91, lng: 0 } },
    ],
    ['no street', '/api/carts/distribution-address', { ...addresses.vienna, streetName: '' }],
    ['a window id of another type', '/api/carts/distribution-time-slot', { id: 7 }],
    ['yes in words', '/api/carts/crate-deposit-desired', { crateDepositDesired: 'yes' }],
    [
      'a negative payment',
      '/api/carts/payment',
      { methodKey: 'payment-at-the-door', brandName: 'x', amount: -5 },
    ],
    [
      'a fraction of a cent',
      '/api/carts/payment',
      { methodKey: 'payment-at-the-door', brandName: 'x', amount: 1.5 },
    ],
    ['an endless code', '/api/carts/discount-codes', { code: 'x'.repeat(61) }],
    ['a NUL character', '/api/carts/items', { sku: 'ju\0ice', quantity: 1 }],
    [
      'an unknown payment method',
      '/api/checkout',
      { cartId: 'x', methodKey: 'shells', expectedTotal: 1 },
    ],
    ['a negative total', '/api/checkout', { cartId: 'x', methodKey: 'paypal', expectedTotal: -1 }],
  ];

  it.each(wrong)('is refused with its reason: %s', async (_, url, body) => {
    const client = shop.client();
    await fillCart(client);
    const before = await everything();
    const answer = await client.post<ApiError>(url, body, { 'idempotency-key': 'hostile-1' });
    expect(answer.status).toBe(400);
    expect(answer.body.errorCode).toBe('BAD_REQUEST');
    expect(answer.body.message).not.toBe('');
    expect(await everything()).toBe(before);
  });

  it.each([
    '{"sku":',
    '{"sku":"juice","quantity":1}}',
    '[[[[',
    'sku=juice',
    '{"__proto__":{"a":1}}',
  ])('is refused when it is no JSON that we take: %s', async (payload) => {
    const client = shop.client();
    await fillCart(client);
    const before = await everything();
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/carts/items',
      payload,
      cookies: Object.fromEntries(client.cookies),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': 'alpha.test',
        'x-xsrf-token': client.cookies.get(xsrfCookie) ?? '',
      },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ApiError>().errorCode).toBe('BAD_REQUEST');
    expect(await everything()).toBe(before);
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

it('R15 every call answers within five seconds, whatever it finds', async () => {
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
