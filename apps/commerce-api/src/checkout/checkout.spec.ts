import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import type { Order, OrderConfig, OrderSummary } from '@larder/contracts/checkout';
import {
  addresses,
  checkout,
  fillCart,
  finalizeCart,
  ok,
  put,
  createTestShop,
  testTimeSlots,
} from '../ordering/testing/test-shop.js';
import { firstRow } from '../kernel/database/database.js';
import type { TestApp } from '../testing/test-app.js';
import type { TestClient } from '../testing/test-client.js';
import { sql } from 'drizzle-orm';
import { cleanUpCheckouts } from './clean-up-checkouts.js';

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

const booked = async (id: string) =>
  (
    await firstRow<{ booked: number }>(
      shop.db,
      sql`SELECT booked FROM windows WHERE tenant = 'alpha' AND id = ${id}`,
    )
  )?.booked;

describe('an order', () => {
  it('API-065 CHK-01 CHK-04 CART-25 CART-27 is placed by a guest', async () => {
    await fillCart(client);
    await put(client, 'water', 12);
    const cart = await finalizeCart(client);
    const before = await booked(testTimeSlots.noon);
    const result = ok(await checkout(client, cart, { key: 'order-0001' }));
    expect(result).toEqual({
      checkoutId: cart.id,
      orderNumber: expect.stringMatching(/^[1-9]\d{9}$/),
      status: 'ORDERED',
    });
    expect(await booked(testTimeSlots.noon)).toBe((before ?? 0) + 1);
    expect(ok(await client.get<Cart>('/api/carts'))).toMatchObject({
      version: 0,
      lineItemCount: 0,
    });
    const next = await put(client, 'juice', 1);
    expect(next.id).not.toBe(cart.id);

    const order = ok(await client.get<Order>(`/api/orders/${result.orderNumber}`));
    expect(order).toEqual({
      orderNumber: result.orderNumber,
      status: 'PLACED',
      placedAt: '2026-11-24T08:00:00.000Z',
      distributionAddress: cart.distributionAddress,
      distributionWindow: cart.distributionWindow,
      billingAddress: cart.billingAddress,
      productLineItems: cart.productLineItems,
      payments: [{ methodKey: 'payment-at-the-door', amountPlanned: cart.priceInfo.total }],
      priceInfo: {
        ...cart.priceInfo,
        coveredAmount: cart.priceInfo.total,
        uncoveredAmountWithOverAuthorization: 0,
        uncoveredAmountWithoutOverAuthorization: 0,
      },
    });
    expect(ok(await client.get<OrderSummary[]>('/api/orders'))).toEqual([
      {
        orderNumber: result.orderNumber,
        status: 'PLACED',
        placedAt: '2026-11-24T08:00:00.000Z',
        total: cart.priceInfo.total,
      },
    ]);
  });

  it('CHK-17 is collected and paid at the store', async () => {
    const filled = await fillCart(client, {
      address: addresses.pickup,
      window: testTimeSlots.pickup,
    });
    expect(filled.priceInfo.serviceFees).toBe(0);
    const cart = await finalizeCart(client);
    const placed = await checkout(client, cart, {
      key: 'order-0002',
      methodKey: 'payment-at-the-store',
    });
    expect(placed.status).toBe(200);
  });

  it('CART-57 adds to another one below the minimum', async () => {
    await fillCart(client);
    const first = ok(await checkout(client, await finalizeCart(client), { key: 'order-0003' }));
    await fillCart(client, { quantity: 1 });
    expect(await client.post('/api/carts/finalize')).toMatchObject({ status: 409 });
    const { orderNumber } = first;
    ok(await client.put('/api/carts/mode', { mode: 'ADDON', orderNumber }));
    const added = ok(await checkout(client, await finalizeCart(client), { key: 'order-0004' }));
    const row = await firstRow<{ added_to: string }>(
      shop.db,
      sql`SELECT added_to FROM orders WHERE order_number = ${added.orderNumber}`,
    );
    expect(row?.added_to).toBe(orderNumber);
  });

  it.each([
    ['was cancelled', (order = '') => client.post(`/api/orders/${order}/cancel`)],
    ['is being picked', () => Promise.resolve(shop.clock.set('2026-11-25T07:00:00+01:00'))],
  ])(
    'CART-29 CART-57 is not an addition to an order that %s, but a separate one with its minimum',
    async (what, close) => {
      await fillCart(client);
      const key = `closed ${what}`;
      const { orderNumber } = ok(await checkout(client, await finalizeCart(client), { key }));
      await fillCart(client, { quantity: 1, window: testTimeSlots.evening });
      const mode = { mode: 'ADDON', orderNumber };
      expect(ok(await client.put<Cart>('/api/carts/mode', mode))).toMatchObject(mode);
      await close(orderNumber);
      const cart = ok(await client.get<Cart>('/api/carts'));
      expect([cart.mode, cart.orderNumber]).toEqual(['REGULAR', undefined]);
      const refused = await client.post<ApiError>('/api/carts/finalize');
      expect(Object.keys(refused.body.fields ?? {})).toContain('MIN_ORDER_VALUE');
    },
  );

  it('S5 is not visible to anybody else, nor in another shop', async () => {
    await fillCart(client);
    const { orderNumber } = ok(
      await checkout(client, await finalizeCart(client), { key: 'order-0005' }),
    );
    const unknown = await shop.client().get<ApiError>('/api/orders/1234567890');
    for (const other of [shop.client(), shop.client({ tenant: 'beta' })]) {
      await put(other, 'juice', 1);
      const answer = await other.get<ApiError>(`/api/orders/${orderNumber}`);
      expect([answer.status, answer.body]).toEqual([unknown.status, unknown.body]);
      expect(ok(await other.get('/api/orders'))).toEqual([]);
    }
  });

  it('CART-64 API-066 returns the limits and payment methods', async () => {
    expect(ok(await client.get<OrderConfig>('/api/order-config'))).toEqual({
      minOrderValueDelivery: 3000,
      minOrderValueCC: 1000,
      maxOrderValueDelivery: 50_000,
      maxOrderValueCC: 80_000,
      crateDeposit: 500,
      maxOrderWeightDelivery: 60_000,
      maxOrderWeightCC: 90_000,
      // The other payment methods have no provider here.
      tips: [100, 250],
      paymentMethods: ['payment-at-the-door', 'payment-at-the-store'],
      notes: [500, 1000, 2000, 5000, 10_000, 20_000],
      giftCardMethodKey: 'alpha-gift-card',
      conditions: { text: 'Es gelten die AGB.', links: [{ label: 'AGB', href: '/agb' }] },
    });
    const english = shop.client({ locale: 'en' });
    expect(ok(await english.get<OrderConfig>('/api/order-config')).conditions).toBeUndefined();
  });
});

describe('cleanUpCheckouts', () => {
  it('I6 opens a cart that stayed finalized for a minute', async () => {
    await fillCart(client);
    await finalizeCart(client);
    shop.clock.advance(59_000);
    await cleanUpCheckouts(shop.db, shop.clock.now());
    expect(ok(await client.get<Cart>('/api/carts')).cartStatus).toBe('FINALIZED');
    shop.clock.advance(2_000);
    await cleanUpCheckouts(shop.db, shop.clock.now());
    expect(ok(await client.get<Cart>('/api/carts')).cartStatus).toBe('OPEN');
  });

  it('R6 keeps idempotent responses for a week', async () => {
    await fillCart(client);
    const cart = await finalizeCart(client);
    const first = await checkout(client, cart, { key: 'cleanup-01' });
    shop.clock.advance(6.9 * 86_400_000);
    await cleanUpCheckouts(shop.db, shop.clock.now());
    expect((await checkout(client, cart, { key: 'cleanup-01' })).body).toEqual(first.body);
    shop.clock.advance(0.2 * 86_400_000);
    await cleanUpCheckouts(shop.db, shop.clock.now());
    expect((await checkout(client, cart, { key: 'cleanup-01' })).status).toBe(409);
  });
});
