import type { ApiError } from '@larder/contracts';
import type { Cart, CartValidation } from '@larder/contracts/cart';
import type { Order } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import {
  checkout,
  createTestShop,
  fillCart,
  finalizeCart,
  ok,
  put,
} from '../ordering/testing/test-shop.js';
import { createCustomer } from '../payments/wallet/testing/test-customers.js';
import type { TestApp } from '../testing/test-app.js';
import type { TestClient } from '../testing/test-client.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.db.execute(
    sql`UPDATE products SET availability = 'ageRestricted', age_limit = 16 WHERE sku = 'wine'`,
  );
});
afterAll(() => shop.close());

async function cartWithWine(client: TestClient): Promise<Cart> {
  await fillCart(client);
  return put(client, 'wine', 1);
}

describe('an order of goods with an age limit', () => {
  it.each([
    ['no age', undefined],
    ['an age below it', 15],
  ])('CAT-07 is refused with %s, and the cart is open again', async (_what, confirmedAge) => {
    const client = shop.client();
    await cartWithWine(client);
    const cart = await finalizeCart(client);
    const key = `age-refused-${confirmedAge ?? 'none'}`;
    const change = confirmedAge === undefined ? {} : { confirmedAge };
    expect(await checkout<ApiError>(client, cart, { key, ...change })).toMatchObject({
      ...{ status: 409, body: { errorCode: 'AGE_CONFIRMATION_REQUIRED' } },
    });
    expect(ok(await client.get<Cart>('/api/carts')).cartStatus).toBe('OPEN');
  });

  it('CAT-07 is placed with the confirmation, which the order keeps', async () => {
    const client = shop.client();
    await cartWithWine(client);
    const cart = await finalizeCart(client);
    const placed = ok(await checkout(client, cart, { key: 'age-confirmed', confirmedAge: 18 }));
    const order = ok(await client.get<Order>(`/api/orders/${placed.orderNumber ?? ''}`));
    expect(order.confirmedAge).toBe(16);
  });

  it('needs no confirmation where no goods have a limit', async () => {
    const client = shop.client();
    await fillCart(client);
    const cart = await finalizeCart(client);
    const placed = ok(await checkout(client, cart, { key: 'age-not-needed' }));
    const order = ok(await client.get<Order>(`/api/orders/${placed.orderNumber ?? ''}`));
    expect(order).not.toHaveProperty('confirmedAge');
  });
});

describe('the birthdate of a customer', () => {
  const born = (id: string, birthdate: string) =>
    shop.db.execute(sql`UPDATE customers SET birthdate = ${birthdate} WHERE id = ${id}`);

  it('CUST-02 tells at the cart that they are too young, and keeps the order back', async () => {
    const { client, id } = await createCustomer(shop, 1);
    // The shop's day is 24 November 2026: sixteen tomorrow.
    await born(id, '2010-11-25');
    expect((await cartWithWine(client)).isTooYoung).toBe(true);
    const { errors } = ok(await client.get<CartValidation>('/api/carts/validation'));
    expect(errors.map(({ code }) => code)).toEqual(['AGE_BELOW_LIMIT']);
    const refused = await client.post<ApiError>('/api/carts/finalize');
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'CART_INVALID']);
  });

  it('CUST-02 lets them order from their birthday on', async () => {
    const { client, id } = await createCustomer(shop, 2);
    await born(id, '2010-11-24');
    const cart = await cartWithWine(client);
    expect(cart).not.toHaveProperty('isTooYoung');
    const final = await finalizeCart(client);
    ok(await checkout(client, final, { key: 'age-birthday', confirmedAge: 16 }));
  });
});
