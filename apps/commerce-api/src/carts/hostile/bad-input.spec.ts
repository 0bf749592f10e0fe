import type { ApiError } from '@larder/contracts';
import { xsrfCookie } from '../../kernel/http/session.js';
import { addresses, fillCart, createTestShop } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import { readOrderTables } from '../testing/order-tables.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

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
    const before = await readOrderTables(shop);
    const answer = await client.post<ApiError>(url, body, { 'idempotency-key': 'hostile-1' });
    expect(answer.status).toBe(400);
    expect(answer.body.errorCode).toBe('BAD_REQUEST');
    expect(answer.body.message).not.toBe('');
    expect(await readOrderTables(shop)).toBe(before);
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
    const before = await readOrderTables(shop);
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
    expect(await readOrderTables(shop)).toBe(before);
  });
});
