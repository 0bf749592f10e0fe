import type { ApiError } from '@larder/contracts';
import type { SavedPaymentMethod } from '@larder/contracts/wallet';
import { sql } from 'drizzle-orm';
import {
  checkout,
  fillCart,
  finalizeCart,
  ok,
  createTestShop,
} from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { isExpired } from './payment-methods.js';
import { createCustomer } from './testing/test-customers.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const path = '/api/customers/payment-methods';
type Methods = SavedPaymentMethod[];

async function orderOf(client: TestClient, key: string): Promise<string> {
  await fillCart(client);
  const cart = await finalizeCart(client);
  return ok(await checkout(client, cart, { key })).checkoutId;
}

const save = (client: TestClient, checkoutId: string, provider = 'shop', setPrimary = false) =>
  client.post<Methods & ApiError>(path, {
    checkoutId,
    provider,
    setPrimary,
    methodKey: 'payment-at-the-door',
  });

it.each([
  [3, 2027, '2027-03-31', false],
  [3, 2027, '2027-04-01', true],
  [12, 2026, '2027-01-01', true],
  [null, null, '2099-01-01', false],
] as const)('PAY-16 a card until %s/%s is over on %s: %s', (month, year, today, expired) => {
  expect(isExpired({ cardExpiryMonth: month, cardExpiryYear: year }, today)).toBe(expired);
});

it('PAY-01 API-071…074 keeps how an order was paid, one of them primary', async () => {
  const { client } = await createCustomer(shop, 1);
  const order = await orderOf(client, 'paid-first');
  expect(await save(client, order)).toMatchObject({
    status: 200,
    body: [{ methodKey: 'payment-at-the-door', isPrimary: true, expired: false }],
  });
  const { body: twice } = await save(client, order);
  expect(twice).toHaveLength(1);
  const { body: two } = await save(client, order, 'other', true);
  expect(two.map(({ provider, isPrimary }) => [provider, isPrimary])).toEqual([
    ['other', true],
    ['shop', false],
  ]);
  const [primary, second] = two;
  const { body: swapped } = await client.post<Methods>(`${path}/${second?.id}/set-primary`);
  expect(swapped.filter(({ isPrimary }) => isPrimary).map(({ id }) => id)).toEqual([second?.id]);
  expect((await client.delete(`${path}/${second?.id}?provider=other`)).status).toBe(404);
  const { body: left } = await client.delete<Methods>(`${path}/${second?.id}?provider=shop`);
  expect(left).toMatchObject([{ id: primary?.id, isPrimary: true }]);
});

it('API-072 keeps nothing of an order that is another customer’s, or was paid otherwise', async () => {
  const { client } = await createCustomer(shop, 2);
  const other = await createCustomer(shop, 3);
  const order = await orderOf(client, 'paid-second');
  expect((await save(other.client, order)).status).toBe(404);
  const body = { checkoutId: order, methodKey: 'credit-cards', provider: 'x', setPrimary: true };
  expect((await client.post(path, body)).status).toBe(404);
  expect((await client.get<Methods>(path)).body).toEqual([]);
});

it.each([
  ['PAYMENT_PENDING', 5],
  ['CANCELLED', 6],
])(
  'API-072 stores nothing for an order that is %s: it was not paid that way',
  async (status, number) => {
    const { client } = await createCustomer(shop, number);
    const order = await orderOf(client, `not-paid-${status}`);
    await shop.db.execute(sql`UPDATE orders SET status = ${status} WHERE cart_id = ${order}`);
    expect((await save(client, order)).status).toBe(404);
    expect((await client.get<Methods>(path)).body).toEqual([]);
  },
);

it('two requests at once leave one primary method', async () => {
  const { client, id } = await createCustomer(shop, 4);
  await shop.db.execute(
    sql`INSERT INTO payment_methods (tenant, id, customer_id, method_key, provider, payment_brand,
          last_digits, card_expiry_month, card_expiry_year, is_primary, created_at)
        SELECT 'alpha', 'm' || n, ${id}, 'credit-cards', 'demo', 'Visa', lpad(n::text, 4, '0'), 3,
          2027, n = 1, now() FROM generate_series(1, 6) n`,
  );
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((n) => client.post<Methods>(`${path}/m${n}/set-primary`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const { body } = await client.get<Methods>(path);
  expect(body.filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
  expect(body[1]).toMatchObject({ cardExpiryMonth: 3, cardExpiryYear: 2027, paymentBrand: 'Visa' });
});
