import type { ApiError } from '@larder/contracts';
import type { Cart, CartValidation } from '@larder/contracts/cart';
import { sql } from 'drizzle-orm';
import { fillCart, ok, createTestShop } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { codes, createCustomer } from '../../payments/wallet/testing/test-customers.js';

let shop: TestApp;
let client: TestClient;
beforeAll(async () => {
  shop = await createTestShop();
  client = (await createCustomer(shop, 1)).client;
  ok(await client.put('/api/customers/digital-wallet/gift-card', { code: codes.full }));
});
afterAll(() => shop.close());
beforeEach(async () => {
  await fillCart(client);
});
afterEach(async () => {
  await client.put('/api/carts/payments/clean');
});

const plan = <Body = Cart>(methodKey = 'alpha-gift-card') =>
  client.post<Body>('/api/carts/payment', { methodKey, brandName: 'GIFTCARD', amount: 1000 });
const findings = async () => {
  const { errors } = ok(await client.get<CartValidation>('/api/carts/validation'));
  return errors.map(({ code }) => code);
};
const endCards = (until: string | null) =>
  shop.db.execute(sql`UPDATE gift_cards SET valid_until = ${until} WHERE id = 'full'`);

describe('a gift card that was planned as a payment', () => {
  it('CART-84 260 fails its validation once it has ended, and keeps the cart from being ordered', async () => {
    ok(await plan());
    expect(await findings()).toEqual([]);
    await endCards('2026-11-01T00:00:00Z');
    expect(await findings()).toEqual(['260']);
    const refused = await client.post<ApiError>('/api/carts/finalize');
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([409, ['260']]);
    await client.put('/api/carts/payments/clean');
    const answer = await plan<ApiError>();
    expect([answer.status, answer.body.errorCode]).toEqual([409, '260']);
    await endCards(null);
    expect((await plan()).status).toBe(200);
  });

  it('CART-84 260 fails its validation when the shop takes another card by now', async () => {
    ok(await plan());
    await shop.db.execute(sql`UPDATE cart_payments SET method_key = 'former-gift-card'
      WHERE tenant = 'alpha' AND method_key = 'alpha-gift-card'`);
    expect(await findings()).toEqual(['260']);
  });

  it('CART-85 CART-86 leaves 261 to a wallet that holds too little, and 264 to one without a card', async () => {
    ok(await plan());
    await shop.db.execute(sql`UPDATE cart_payments SET amount_planned = 900000
      WHERE tenant = 'alpha'`);
    expect(await findings()).toEqual(['261']);
    await shop.db.execute(sql`UPDATE gift_cards SET customer_id = NULL, linked_at = NULL
      WHERE id = 'full'`);
    expect(await findings()).toEqual(['264']);
  });
});
