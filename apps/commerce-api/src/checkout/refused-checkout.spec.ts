import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import type { OrderSummary } from '@larder/contracts/checkout';
import {
  checkout,
  fillCart,
  finalizeCart,
  ok,
  put,
  createTestShop,
  testTimeSlots,
} from '../ordering/testing/test-shop.js';
import type { TestApp } from '../testing/test-app.js';
import type { TestClient } from '../testing/test-client.js';

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

describe('a checkout that cannot be', () => {
  const statusOf = async () => ok(await client.get<Cart>('/api/carts')).cartStatus;

  it('API-065 is rejected for a cart that is not finalized, without effect', async () => {
    const cart = await fillCart(client);
    const answer = await checkout<ApiError>(client, cart, { key: 'cannot-01' });
    expect(answer).toMatchObject({ status: 409, body: { errorCode: 'CONFLICT' } });
    expect(ok(await client.get('/api/carts'))).toEqual(cart);
    await finalizeCart(client);
    expect((await checkout(client, cart, { key: 'cannot-01' })).status).toBe(200);
  });

  it('S5 responds 404 for someone else’s cart', async () => {
    await fillCart(client);
    const cart = await finalizeCart(client);
    const unknown = await checkout<ApiError>(
      client,
      { ...cart, id: 'nothing' },
      { key: 'cannot-02' },
    );
    for (const other of [shop.client(), shop.client({ tenant: 'beta' })]) {
      await put(other, 'juice', 1);
      const answer = await checkout<ApiError>(other, cart, { key: 'cannot-02' });
      expect([answer.status, answer.body]).toEqual([404, unknown.body]);
    }
    expect(await statusOf()).toBe('FINALIZED');
  });

  it('CART-25 is refused with another key once the cart was ordered', async () => {
    await fillCart(client);
    const cart = await finalizeCart(client);
    ok(await checkout(client, cart, { key: 'cannot-03' }));
    const answer = await checkout<ApiError>(client, cart, { key: 'cannot-04' });
    expect(answer).toMatchObject({ status: 409, body: { errorCode: 'CONFLICT' } });
    expect(ok(await client.get<OrderSummary[]>('/api/orders'))).toHaveLength(1);
  });

  it('API-065 names the new total when a price changed, and leaves the cart usable', async () => {
    await fillCart(client);
    const cart = await finalizeCart(client);
    await shop.db.execute(`UPDATE products SET price_regular = 209 WHERE sku = 'juice'`);
    const answer = await checkout<ApiError>(client, cart, { key: 'cannot-05' });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        errorCode: 'CONFLICT',
        message: `The total is ${cart.priceInfo.total + 200} cents now`,
      },
    });
    expect(await statusOf()).toBe('OPEN');
    const again = await finalizeCart(client);
    ok(await checkout(client, again, { key: 'cannot-06' }));
    await shop.db.execute(`UPDATE products SET price_regular = 199 WHERE sku = 'juice'`);
  });

  it.each(['payment-at-the-store', 'credit-cards', 'paypal'] as const)(
    'CHK-17 is refused by %s for delivery',
    async (methodKey) => {
      await fillCart(client);
      const cart = await finalizeCart(client);
      const answer = await checkout<ApiError>(client, cart, { key: 'cannot-07', methodKey });
      expect(answer).toMatchObject({ status: 400, body: { errorCode: 'BAD_REQUEST' } });
      expect(await statusOf()).toBe('OPEN');
    },
  );

  it('CART-72 responds 023 for a time slot that became full; another can be chosen at once', async () => {
    const id = 'd-W1-20261128-1800';
    await fillCart(client, { window: id });
    const cart = await finalizeCart(client);
    await shop.db.execute(`UPDATE windows SET booked = capacity WHERE id = '${id}'`);
    const answer = await checkout<ApiError>(client, cart, { key: 'cannot-08' });
    expect(answer).toMatchObject({ status: 409, body: { errorCode: '023' } });
    ok(await client.post('/api/carts/distribution-time-slot', { id: testTimeSlots.noon }));
    const again = await finalizeCart(client);
    expect((await checkout(client, again, { key: 'cannot-09' })).status).toBe(200);
  });

  it('CART-79 responds 141 for a time slot whose cut-off has passed', async () => {
    await fillCart(client, { window: testTimeSlots.noon });
    const cart = await finalizeCart(client);
    shop.clock.set('2026-11-25T07:00:00+01:00');
    const answer = await checkout<ApiError>(client, cart, { key: 'cannot-10' });
    expect(answer).toMatchObject({ status: 409, body: { errorCode: '141' } });
  });

  it('API-065 names everything that is wrong by then', async () => {
    await fillCart(client);
    const cart = await finalizeCart(client);
    await shop.db.execute(`UPDATE products SET availability = 'unavailable' WHERE sku = 'juice'`);
    const answer = await checkout<ApiError>(client, cart, { key: 'cannot-11' });
    await shop.db.execute(`UPDATE products SET availability = 'available' WHERE sku = 'juice'`);
    expect(answer).toMatchObject({ status: 409, body: { errorCode: 'CART_INVALID' } });
    expect(Object.keys(answer.body.fields ?? {})).toEqual(['NOT_ORDERABLE', 'CART_EMPTY']);
  });

  it.each([
    ['without a key', {}],
    ['with a short key', { 'idempotency-key': 'short' }],
    ['with an endless key', { 'idempotency-key': 'x'.repeat(256) }],
  ])('API-065 is refused %s', async (_, headers) => {
    await fillCart(client);
    const cart = await finalizeCart(client);
    const body = { cartId: cart.id, methodKey: 'payment-at-the-door', expectedTotal: 1 };
    expect(await client.post('/api/checkout', body, headers)).toMatchObject({ status: 400 });
    expect(await statusOf()).toBe('FINALIZED');
  });
});
