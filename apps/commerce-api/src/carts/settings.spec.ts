import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import {
  addresses,
  billing,
  checkout,
  fillCart,
  finalizeCart,
  ok,
  put,
  createTestShop,
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
  client = shop.client();
});

it('API-044 stores the billing address', async () => {
  const cart = ok(await client.post<Cart>('/api/carts/billing-address', billing));
  expect(cart.billingAddress).toEqual(billing);
});

it('API-044 names every faulty field of a billing address', async () => {
  const answer = await client.post<ApiError>('/api/carts/billing-address', {
    ...billing,
    email: 'nobody',
    phoneNumber: '123',
  });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields ?? {})).toEqual(['email', 'phoneNumber']);
});

it('API-050 API-051 CART-97 charges the deposit on crates when they are wanted', async () => {
  await put(client, 'juice', 1);
  const crates = (crateDepositDesired: boolean) =>
    client.post<Cart>('/api/carts/crate-deposit-desired', { crateDepositDesired });
  expect(ok(await crates(true))).toMatchObject({
    crateDepositDesired: true,
    priceInfo: { depositFees: 500, total: 699 },
  });
  expect(ok(await crates(false)).priceInfo.total).toBe(199);
});

describe('mode', () => {
  it('API-049 CART-02 CART-03 CART-28 CART-29 adds to an order of this visitor', async () => {
    await fillCart(client);
    const placed = ok(await checkout(client, await finalizeCart(client), { key: 'mode-0001' }));
    const { orderNumber } = placed;
    const added = ok(await client.put<Cart>('/api/carts/mode', { mode: 'ADDON', orderNumber }));
    expect(added).toMatchObject({ mode: 'ADDON', orderNumber });
    const back = ok(await client.put<Cart>('/api/carts/mode', { mode: 'REGULAR' }));
    expect(back.mode).toBe('REGULAR');
    expect(back).not.toHaveProperty('orderNumber');
    expect(back).not.toHaveProperty('distributionWindow');
    const stranger = shop.client();
    const answer = await stranger.put('/api/carts/mode', { mode: 'ADDON', orderNumber });
    expect(answer).toMatchObject({ status: 404, body: { errorCode: 'NOT_FOUND' } });
  });

  it.each([
    ['a regular order', { mode: 'REGULAR' }],
    ['an addition without an order number', { mode: 'ADDON' }],
    ['an addition to an empty order number', { mode: 'ADDON', orderNumber: '' }],
  ])('API-049 CART-29 resolves %s to REGULAR, also for an addition', async (_name, body) => {
    await put(client, 'juice', 1);
    expect(ok(await client.put<Cart>('/api/carts/mode', body)).mode).toBe('REGULAR');
    await fillCart(client);
    const key = `mode-${JSON.stringify(body)}`;
    const { orderNumber } = ok(await checkout(client, await finalizeCart(client), { key }));
    await put(client, 'juice', 1);
    ok(await client.put('/api/carts/mode', { mode: 'ADDON', orderNumber }));
    const left = ok(await client.put<Cart>('/api/carts/mode', body));
    expect(left.mode).toBe('REGULAR');
    expect(left).not.toHaveProperty('orderNumber');
    expect(left).toHaveProperty('distributionWindow');
  });

  it('API-049 CART-28 CART-29 resolves a regular cart with an order number to ADDON', async () => {
    await fillCart(client);
    const placed = ok(await checkout(client, await finalizeCart(client), { key: 'mode-0002' }));
    const { orderNumber } = placed;
    await put(client, 'juice', 1);
    const added = ok(await client.put<Cart>('/api/carts/mode', { mode: 'REGULAR', orderNumber }));
    expect(added).toMatchObject({ mode: 'ADDON', orderNumber });
  });
});

describe('payments', () => {
  const plan = <Body = Cart>(methodKey: string, amount: number, brandName = 'Cash') =>
    client.post<Body>('/api/carts/payment', { methodKey, brandName, amount });

  it('API-052 CART-10 CHK-17 are planned and counted as covered', async () => {
    await put(client, 'juice', 10);
    ok(await client.post('/api/carts/distribution-address', addresses.vienna));
    ok(await plan('payment-at-the-door', 500));
    const cart = ok(await plan('payment-at-the-door', 1000));
    expect(cart.payments).toEqual([
      {
        id: expect.any(String),
        methodKey: 'payment-at-the-door',
        brandName: 'Cash',
        amountPlanned: 1000,
      },
    ]);
    expect(cart.priceInfo).toMatchObject({
      coveredAmount: 1000,
      uncoveredAmountWithoutOverAuthorization: 990,
    });
  });

  it.each([
    ['more than the total', 'payment-at-the-door', 1991],
    ['nothing', 'payment-at-the-door', 0],
    ['by a method of the other service', 'payment-at-the-store', 100],
    ['by an unknown method', 'shells', 100],
    ['by a method that the shop cannot take yet', 'credit-cards', 100],
  ])('API-052 CHK-17 are refused for %s', async (_, methodKey, amount) => {
    await put(client, 'juice', 10);
    ok(await client.post('/api/carts/distribution-address', addresses.vienna));
    const before = ok(await client.get('/api/carts'));
    expect(await plan<ApiError>(methodKey, amount)).toMatchObject({
      status: 400,
      body: { errorCode: 'BAD_REQUEST' },
    });
    expect(ok(await client.get('/api/carts'))).toEqual(before);
  });

  it('API-052 together never exceed the total', async () => {
    await put(client, 'juice', 10);
    ok(await plan('payment-at-the-door', 1990, 'Cash'));
    expect(await plan('payment-at-the-door', 1, 'Card')).toMatchObject({ status: 400 });
  });

  it('API-053 API-054 are removed one by one or all', async () => {
    await put(client, 'juice', 10);
    ok(await plan('payment-at-the-door', 100, 'Cash'));
    const two = ok(await plan('payment-at-the-door', 200, 'Card'));
    const url = `/api/carts/payment/${two.payments[0]?.id}`;
    expect(ok(await client.delete<Cart>(url)).payments).toHaveLength(1);
    expect(await client.delete(url)).toMatchObject({ status: 404 });
    expect(ok(await client.put<Cart>('/api/carts/payments/clean')).payments).toEqual([]);
  });

  it('CHK-17 go when another service is chosen that does not take them', async () => {
    await put(client, 'juice', 10);
    ok(await client.post('/api/carts/distribution-address', addresses.vienna));
    ok(await plan('payment-at-the-door', 100));
    const cart = ok(await client.post<Cart>('/api/carts/distribution-address', addresses.pickup));
    expect(cart.payments).toEqual([]);
  });
});
