import type { ApiError } from '@larder/contracts';
import type { Cart, CartValidation } from '@larder/contracts/cart';
import type { Order } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import {
  addresses,
  checkout,
  createTestShop,
  fillCart,
  finalizeCart,
  ok,
  put,
} from '../ordering/testing/test-shop.js';
import { mailsOf, placeOrder } from '../orders/testing/place-test-order.js';
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
      status: 409,
      body: { errorCode: 'AGE_CONFIRMATION_REQUIRED' },
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

  it('CAT-07 SLOT-01 is never left at the door, and another one is as wished', async () => {
    const leaveAtDoor = { ...addresses.vienna, leaveAtDoor: true } as const;
    const client = shop.client();
    const wine = await placeOrder(client, { wine: 1 }, { address: leaveAtDoor });
    const juice = await placeOrder(shop.client(), {}, { address: leaveAtDoor });
    const [mail] = await mailsOf(shop, wine.orderNumber);
    expect(mail?.body).not.toContain('Vor der Tür abstellen');
    expect(mail?.body).toContain('vor der Tür abstellen dürfen wir sie nicht');
    const placed = ok(await client.get<Order>(`/api/orders/${wine.orderNumber}`));
    expect(placed.distributionAddress).not.toHaveProperty('leaveAtDoor');
    expect(juice.cart.distributionAddress).toMatchObject({ leaveAtDoor: true });
    const [other] = await mailsOf(shop, juice.orderNumber);
    expect(other?.body).toContain('Vor der Tür abstellen');
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
