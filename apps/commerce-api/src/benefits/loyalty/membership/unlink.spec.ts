import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import type { MemberInformation, Voucher } from '@larder/contracts/loyalty';
import { sql } from 'drizzle-orm';
import {
  checkout,
  fillCart,
  finalizeCart,
  put,
  createTestShop,
} from '../../../ordering/testing/test-shop.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { createCustomer } from '../../../payments/wallet/testing/test-customers.js';

const cardNumber = '2900000123458';
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.db.execute(sql`UPDATE products SET price_loyalty = 149 WHERE sku = 'juice'`);
});
afterAll(() => shop.close());

const address = '/api/customers/loyalty/link';
const link = (client: TestClient, body: object = {}) =>
  client.post<MemberInformation & ApiError>(address, body);
const unlink = (client: TestClient) => client.delete<MemberInformation & ApiError>(address);
const noMember = { joeAuthenticationStatus: 'NotLinked', pools: [], promotions: [], vouchers: [] };

it('LOY-03 LOY-17 an unlinked card is free: another customer links its number, with empty pools', async () => {
  const first = await createCustomer(shop, 1);
  const second = await createCustomer(shop, 2);
  await link(first.client, { cardNumber });
  await shop.db.execute(
    sql`INSERT INTO loyalty_entries
          (tenant, customer_id, pool_id, amount, idempotency_key, created_at)
        VALUES ('alpha', ${first.id}, 'points', 70, 'gift', now())`,
  );
  expect((await link(second.client, { cardNumber })).status).toBe(409);
  const answers = await Promise.all([1, 2, 3].map(() => unlink(first.client)));
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    answers.map(() => [200, noMember]),
  );
  const { body } = await link(second.client, { cardNumber });
  expect(body).toMatchObject({ mpCardId: cardNumber, pools: [{ value: 0 }, { value: 0 }] });
  expect((await link(first.client, { cardNumber })).status).toBe(409);
});

it('CUST-33 LOY-12 unlinking ends member prices and the card’s vouchers, also in the cart', async () => {
  const { client, id } = await createCustomer(shop, 3);
  await link(client);
  await shop.db.execute(sql`INSERT INTO loyalty_given_vouchers VALUES ('alpha', ${id}, 'own')`);
  await fillCart(client);
  await put(client, 'v-welcome', 1);
  const before = await put(client, 'v-ten', 1);
  expect(before.productLineItems[0]?.perPiecePrice).toBe(149);
  expect((await unlink(client)).status).toBe(200);
  const { body: cart } = await client.get<Cart>('/api/carts');
  expect(cart.productLineItems[0]?.perPiecePrice).toBe(199);
  expect(cart.voucherLineItems.map(({ articleId }) => articleId)).toEqual(['v-welcome']);
  expect(cart.version).toBeGreaterThan(before.version);
  const { body: vouchers } = await client.get<Voucher[]>('/api/customers/loyalty/vouchers');
  expect(vouchers.map(({ promotionId }) => promotionId)).toEqual(['welcome']);
  const again = await client.post('/api/carts/items', { sku: 'v-ten', quantity: 1 });
  expect(again.status).toBe(404);
});

it('a finalized cart stays, and its order is refused with the price of a member', async () => {
  const { client } = await createCustomer(shop, 4);
  await link(client);
  await fillCart(client, { quantity: 40 });
  await put(client, 'v-ten', 1);
  const finalized = await finalizeCart(client);
  expect((await unlink(client)).status).toBe(200);
  const { status, body } = await checkout<ApiError>(client, finalized, { key: 'unlinked' });
  expect([status, body.errorCode]).toEqual([409, 'CONFLICT']);
});

it('LOY-13 a card that the programme has closed is not shed by unlinking', async () => {
  const { client, id } = await createCustomer(shop, 5);
  await link(client);
  await shop.db.execute(
    sql`UPDATE loyalty_members SET status = 'Blocked' WHERE customer_id = ${id}`,
  );
  const { status, body } = await unlink(client);
  expect([status, body.errorCode]).toEqual([409, '10048']);
  expect((await link(client)).body.errorCode).toBe('10048');
});
