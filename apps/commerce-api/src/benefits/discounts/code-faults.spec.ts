import type { ApiError } from '@larder/contracts';
import type { Cart, CartValidation } from '@larder/contracts/cart';
import { sql } from 'drizzle-orm';
import {
  addresses,
  fillCart,
  ok,
  put,
  createTestShop,
  testTimeSlots,
} from '../../ordering/testing/test-shop.js';
import { placeOrder } from '../../orders/testing/place-test-order.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { createCustomer } from '../../payments/wallet/testing/test-customers.js';
import { addCode, removeCode, tryCode } from './testing/codes.js';

let shop: TestApp;
let client: TestClient;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  client = shop.client();
});

const cartOf = async (of = client) => ok(await of.get<Cart>('/api/carts'));
const errorsOf = async () =>
  ok(await client.get<CartValidation>('/api/carts/validation')).errors.map(({ code }) => code);

describe('a code without effect', () => {
  it.each([
    ['CART-80', 'OLD', '223'],
    ['CART-81', 'GONE', '227'],
    ['CART-82', 'SOON', '228'],
    ['CART-82', 'NOBODY-KNOWS', '228'],
  ])('API-061 %s is refused: %s with %s', async (_id, code, errorCode) => {
    await put(client, 'juice', 1);
    expect(await tryCode(client, code)).toMatchObject({ status: 409, body: { errorCode } });
    expect((await cartOf()).discountCodes).toEqual([]);
  });

  it('API-061 CART-83 is refused where it does not fit the service', async () => {
    await fillCart(client, { address: addresses.pickup, window: testTimeSlots.pickup });
    expect(await tryCode(client, 'BRINGIT')).toMatchObject({
      status: 409,
      body: { errorCode: '229' },
    });
  });

  it.each(['', '  ', 'Ümläut', 'x;DROP', '<b>', 'x'.repeat(61), '💶'])(
    'S6 API-061 is no code at all: %j',
    async (code) => {
      await put(client, 'juice', 1);
      expect((await tryCode(client, code)).status).toBe(400);
    },
  );

  it('API-061 belongs to another shop', async () => {
    const other = shop.client({ tenant: 'beta', locale: 'en' });
    ok(await other.post('/api/carts/items', { sku: 'juice', quantity: 1 }));
    expect((await tryCode(other, 'TEN')).body.errorCode).toBe('228');
  });

  it('CART-83 reports a fault when the service changes; without the code the cart is as before', async () => {
    const before = await fillCart(client);
    await addCode(client, 'BRINGIT');
    const pickup = ok(await client.post<Cart>('/api/carts/distribution-address', addresses.pickup));
    expect(pickup.discountCodes[0]).toMatchObject({ savings: 0, fault: '229' });
    expect(await errorsOf()).toContain('229');
    const frozen = await client.post<ApiError>('/api/carts/finalize');
    expect(frozen.body.fields).toHaveProperty('229');
    const cart = await removeCode(client, 'BRINGIT');
    expect(cart.lineItemCount).toBe(before.lineItemCount);
    expect(await errorsOf()).not.toContain('229');
  });

  it('CART-80 CART-81 CART-82 ends while it is on the cart, and takes nothing off any more', async () => {
    await fillCart(client);
    await addCode(client, 'SHORT');
    const change = (what: string) =>
      shop.db.execute(sql.raw(`UPDATE discount_codes SET ${what} WHERE code = 'SHORT'`));
    const ends = [
      [`starts_at = '2026-12-01'`, '228'],
      ['starts_at = NULL, used = 1, most = 1', '227'],
      [`ends_at = '2026-11-24T08:00:00Z', most = NULL`, '223'],
    ] as const;
    for (const [what, code] of ends) {
      await change(what);
      expect(await errorsOf()).toEqual([code]);
      expect((await cartOf()).priceInfo.discounts).toBe(0);
    }
    await removeCode(client, 'SHORT');
    expect(await errorsOf()).toEqual([]);
  });

  it('CART-82 is for first orders, and they have ordered', async () => {
    const { client: buyer } = await createCustomer(shop, 2);
    await fillCart(buyer);
    expect((await addCode(buyer, 'FIRST')).priceInfo.discounts).toBe(400);
    await placeOrder(buyer);
    await fillCart(buyer);
    expect((await tryCode(buyer, 'FIRST')).body.errorCode).toBe('228');
  });
});

describe('guessing', () => {
  it('API-061 ends after twenty wrong codes, also for the right one, and for no one else', async () => {
    await put(client, 'juice', 1);
    for (let guess = 0; guess < 20; guess += 1)
      expect((await tryCode(client, `GUESS${guess}`)).body.errorCode).toBe('228');
    expect((await tryCode(client, 'TEN')).status).toBe(429);
    const other = shop.client();
    await put(other, 'juice', 1);
    expect((await tryCode(other, 'TEN')).status).toBe(200);
  });

  it('API-061 resets the count of attempts after a valid code', async () => {
    await put(client, 'juice', 1);
    for (let guess = 0; guess < 15; guess += 1) await tryCode(client, `AGAIN${guess}`);
    await addCode(client, 'TEN');
    for (let guess = 0; guess < 15; guess += 1)
      expect((await tryCode(client, `AGAIN${guess}`)).status).toBe(409);
  });
});
