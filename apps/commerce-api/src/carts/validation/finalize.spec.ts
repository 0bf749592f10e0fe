import type { ApiError } from '@larder/contracts';
import type { Cart, CartValidation } from '@larder/contracts/cart';
import {
  addresses,
  billing,
  fillCart,
  finalizeCart,
  ok,
  put,
  createTestShop,
  testTimeSlots,
} from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

let shop: TestApp;
let client: TestClient;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.set('2026-11-24T09:00:00+01:00');
  client = shop.client();
});

async function findings(): Promise<string[]> {
  const { errors } = ok(await client.get<CartValidation>('/api/carts/validation'));
  return errors.map(({ code }) => code);
}

describe('validation', () => {
  it('API-048 CART-39 is not found without a cart', async () => {
    expect(await client.get('/api/carts/validation')).toMatchObject({ status: 404 });
  });

  it('API-048 CART-43 returns the cart and its errors', async () => {
    const cart = await put(client, 'juice', 1);
    const answer = ok(await client.get<CartValidation>('/api/carts/validation'));
    expect(answer.cartDTO).toEqual(cart);
    expect(answer.errors.map(({ code }) => code)).toEqual(['005', '008', '031']);
  });

  it('API-048 finds nothing in a cart that can be ordered', async () => {
    await fillCart(client);
    expect(await findings()).toEqual([]);
  });

  it('CART-79 CART-41 finds a time slot whose cut-off has passed', async () => {
    await fillCart(client);
    shop.clock.set('2026-11-25T07:00:00+01:00');
    expect(await findings()).toEqual(['141']);
  });

  it('CART-72 CART-78 finds a time slot that has become full or was withdrawn', async () => {
    const id = 'd-W1-20261127-1800';
    await fillCart(client, { window: id });
    await shop.db.execute(`UPDATE windows SET booked = capacity WHERE id = '${id}'`);
    expect(await findings()).toEqual(['023']);
    await shop.db.execute(`DELETE FROM windows WHERE id = '${id}'`);
    expect(await findings()).toEqual(['140']);
  });

  it('CART-77 finds a store that gave up pickup', async () => {
    await fillCart(client, { address: addresses.pickup, window: testTimeSlots.pickup });
    const offer = (yes: boolean) =>
      shop.db.execute(
        `UPDATE stores SET store = store || '{"pickupAvailable": ${yes}}' WHERE store_id = 'wien-markt'`,
      );
    await offer(false);
    expect(await findings()).toEqual(['132']);
    await offer(true);
  });

  it('CART-96 finds goods that can no longer be had, by their line', async () => {
    await fillCart(client);
    const cart = await put(client, 'wine', 1);
    await shop.db.execute(`UPDATE products SET availability = 'unavailable' WHERE sku = 'wine'`);
    const { errors } = ok(await client.get<CartValidation>('/api/carts/validation'));
    await shop.db.execute(`UPDATE products SET availability = 'available' WHERE sku = 'wine'`);
    expect(errors).toEqual([
      {
        code: 'NOT_ORDERABLE',
        message: expect.any(String),
        lineItemId: cart.productLineItems[1]?.lineItemId,
      },
    ]);
  });
});

describe('finalize', () => {
  it('API-043 CART-04 CART-25 freezes a cart that can be ordered', async () => {
    await fillCart(client);
    expect(await finalizeCart(client)).toMatchObject({ cartStatus: 'FINALIZED' });
    expect(ok(await client.get<Cart>('/api/carts')).cartStatus).toBe('FINALIZED');
  });

  it('API-043 CART-54 CART-62 refuses others with every reason', async () => {
    await put(client, 'juice', 1);
    const answer = await client.post<ApiError>('/api/carts/finalize');
    expect(answer).toMatchObject({ status: 409, body: { errorCode: 'CART_INVALID' } });
    expect(Object.keys(answer.body.fields ?? {}).sort()).toEqual([
      '005',
      '008',
      '031',
      // The smaller minimum holds without a service: 10.00.
      'MIN_ORDER_VALUE',
    ]);
    expect(ok(await client.get<Cart>('/api/carts')).cartStatus).toBe('OPEN');
  });

  it.each([
    ['CART-59 exactly the minimum', 'juice', 2999, 'MIN_ORDER_VALUE'],
    ['CART-52 the maximum value', 'rice', 50_001, 'MAX_ORDER_VALUE'],
  ])('%s is a limit', async (_, sku, cents, code) => {
    await fillCart(client, { quantity: 1 });
    ok(await client.delete('/api/carts/items/all'));
    await put(client, sku, 1);
    await shop.db.execute(`UPDATE products SET price_regular = ${cents} WHERE sku = '${sku}'`);
    const refused = await client.post<ApiError>('/api/carts/finalize');
    const one = code === 'MIN_ORDER_VALUE' ? cents + 1 : cents - 1;
    await shop.db.execute(`UPDATE products SET price_regular = ${one} WHERE sku = '${sku}'`);
    const taken = await client.post<Cart>('/api/carts/finalize');
    await shop.db.execute(`UPDATE products SET price_regular = 199 WHERE sku = 'juice'`);
    await shop.db.execute(`UPDATE products SET price_regular = 2990 WHERE sku = 'rice'`);
    expect(Object.keys(refused.body.fields ?? {})).toEqual([code]);
    expect(taken.status).toBe(200);
  });

  it('CART-53 too heavy a cart is refused', async () => {
    await fillCart(client);
    await put(client, 'rice', 6);
    const answer = await client.post<ApiError>('/api/carts/finalize');
    expect(Object.keys(answer.body.fields ?? {})).toEqual(['MAX_ORDER_WEIGHT']);
  });

  it('API-043 an empty cart is refused', async () => {
    await fillCart(client);
    ok(await client.delete('/api/carts/items/all'));
    const answer = await client.post<ApiError>('/api/carts/finalize');
    expect(Object.keys(answer.body.fields ?? {})).toEqual(['CART_EMPTY']);
  });

  it.each([
    ['POST', '/api/carts/items', { sku: 'juice', quantity: 1 }],
    ['POST', '/api/carts/items/bulk', [{ sku: 'juice', quantity: 1 }]],
    ['DELETE', '/api/carts/items/all', undefined],
    ['DELETE', '/api/carts/items/multiple?lineItemIds=x', undefined],
    ['POST', '/api/carts/finalize', undefined],
    ['POST', '/api/carts/billing-address', billing],
    ['POST', '/api/carts/distribution-address', addresses.graz],
    ['POST', '/api/carts/distribution-time-slot', { id: testTimeSlots.evening }],
    ['POST', '/api/carts/crate-deposit-desired', { crateDepositDesired: true }],
    ['PUT', '/api/carts/mode', { mode: 'REGULAR' }],
    ['POST', '/api/carts/payment', { methodKey: 'payment-at-the-door', brandName: 'x', amount: 1 }],
    ['PUT', '/api/carts/payments/clean', undefined],
    ['DELETE', '/api/carts/payment/x', undefined],
    ['POST', '/api/carts/discount-codes', { code: 'x' }],
    ['DELETE', '/api/carts/discount-codes?code=x', undefined],
  ] as const)('CART-94 %s %s of a finalized cart responds code 3', async (method, url, body) => {
    await fillCart(client);
    const before = await finalizeCart(client);
    const send = {
      POST: () => client.post(url, body),
      PUT: () => client.put(url, body),
      DELETE: () => client.delete(url),
    }[method];
    expect(await send()).toMatchObject({ status: 409, body: { errorCode: '3' } });
    expect(ok(await client.get('/api/carts'))).toEqual(before);
  });
});

describe('reset', () => {
  it('API-047 opens a finalized cart again', async () => {
    await fillCart(client);
    await finalizeCart(client);
    expect(ok(await client.post<Cart>('/api/carts/reset')).cartStatus).toBe('OPEN');
    expect((await put(client, 'juice', 21)).lineItemCount).toBe(1);
  });

  it('API-047 leaves an open cart unchanged, and responds 404 without a cart', async () => {
    const { version, ...cart } = await fillCart(client);
    const { version: next, ...same } = ok(await client.post<Cart>('/api/carts/reset'));
    expect(same).toEqual(cart);
    expect(next).toBe(version + 1);
    expect(await shop.client().post('/api/carts/reset')).toMatchObject({ status: 404 });
  });
});
