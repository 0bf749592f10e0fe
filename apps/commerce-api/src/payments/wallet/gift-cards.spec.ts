import type { ApiError } from '@larder/contracts';
import type { DigitalWallet } from '@larder/contracts/wallet';
import { sql } from 'drizzle-orm';
import { deleteOldAttempts } from '../../customers/sign-in/attempt-limits.js';
import { anna, signedIn } from '../../customers/testing/people.js';
import { rows } from '../../kernel/database/database.js';
import {
  checkout,
  fillCart,
  finalizeCart,
  ok,
  createTestShop,
} from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { maxCards } from './gift-cards.js';
import {
  codes,
  createCustomers,
  createCustomer,
  inconsistentCards,
} from './testing/test-customers.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await inconsistentCards(shop)).toEqual([]);
});

const wallet = '/api/customers/digital-wallet';
const add = (client: TestClient, code: string, key?: string, from = '10.0.0.0') =>
  client.put<{ balance: number } & ApiError>(
    `${wallet}/gift-card`,
    { code },
    { 'x-forwarded-for': from, ...(key !== undefined && { 'idempotency-key': key }) },
  );
const look = async (client: TestClient) => (await client.get<DigitalWallet>(wallet)).body;

it('PAY-06 PAY-14 API-075 API-077 a card that is added pays its balance and shows its history', async () => {
  const { client } = await createCustomer(shop, 1);
  expect(await look(client)).toEqual({ balance: 0, giftCards: [], history: [] });
  expect(await add(client, codes.part.toLowerCase())).toMatchObject({
    status: 200,
    body: { balance: 2000 },
  });
  const { balance, giftCards, history } = await look(client);
  expect(balance).toBe(2000);
  expect(giftCards).toEqual([
    {
      id: 'part',
      maskedCode: '•••• •••• •••• 1RV7',
      balance: 2000,
      validUntil: expect.any(String),
    },
  ]);
  expect(history.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['SPENT', -1000],
    ['ISSUED', 3000],
  ]);
  expect(JSON.stringify(await look(client))).not.toContain('GRN8');
});

it('a transferred card does not reveal which orders it paid for its previous owner', async () => {
  const first = await createCustomer(shop, 40);
  const second = await createCustomer(shop, 41);
  await add(first.client, codes.full);
  await fillCart(first.client);
  const part = { methodKey: 'alpha-gift-card', brandName: 'GIFTCARD', amount: 3000 };
  ok(await first.client.post('/api/carts/payment', part));
  const cart = await finalizeCart(first.client);
  const { orderNumber } = ok(await checkout(first.client, cart, { key: 'paid-by-card' }));
  const spent = ({ history }: DigitalWallet) =>
    history.filter(({ kind }) => kind === 'SPENT').map((entry) => entry.orderNumber);
  expect(spent(await look(first.client))).toEqual([orderNumber]);
  await first.client.delete(`${wallet}/gift-card/full`);
  await add(second.client, codes.full);
  expect(spent(await look(second.client))).toEqual([undefined]);
  await second.client.delete(`${wallet}/gift-card/full`);
});

it('PAY-18…22 API-076 returns an error code for a card that cannot be added or removed', async () => {
  const { client } = await createCustomer(shop, 2);
  const other = await createCustomer(shop, 3);
  const codeOf = async (answer: Promise<{ status: number; body: ApiError }>) => {
    const { status, body } = await answer;
    return `${status} ${body.errorCode}`;
  };
  expect(await codeOf(add(client, 'GRN5-WXH2-QK7T-B3MH'))).toBe('400 1001');
  expect(await codeOf(add(client, codes.old))).toBe('400 1001');
  expect(await codeOf(add(client, codes.unknown))).toBe('404 1002');
  expect((await add(client, codes.empty)).status).toBe(200);
  expect(await codeOf(add(other.client, codes.empty))).toBe('409 1004');
  expect(await codeOf(add(client, codes.empty))).toBe('409 1004');
  expect(await codeOf(other.client.delete(`${wallet}/gift-card/empty`))).toBe('409 1003');
  expect(await codeOf(client.delete(`${wallet}/gift-card/nothing`))).toBe('404 1002');
  expect((await client.delete(`${wallet}/gift-card/empty`)).status).toBe(200);
  expect(await codeOf(client.delete(`${wallet}/gift-card/empty`))).toBe('409 1003');
});

it('PAY-22 the same key with the same code repeats the response, with another code it is rejected', async () => {
  const { client } = await createCustomer(shop, 4);
  expect(await add(client, codes.empty, 'first')).toMatchObject({ status: 200 });
  const again = await Promise.all([1, 2, 3].map(() => add(client, codes.empty, 'first')));
  expect(again.map(({ status, body }) => [status, body.balance])).toEqual(
    again.map(() => [200, 0]),
  );
  expect((await add(client, codes.full, 'first')).body.errorCode).toBe('1005');
  await client.delete(`${wallet}/gift-card/empty`);
});

it('PAY-24 a wallet holds so many cards and no more, also when they come at once', async () => {
  const { client, id } = await createCustomer(shop, 5);
  await shop.db.execute(
    sql`INSERT INTO gift_cards (tenant, id, code_hash, last_digits, customer_id, linked_at)
        SELECT 'alpha', 'many-' || n, 'many-' || n, 'XXXX', ${id}, now()
        FROM generate_series(1, ${maxCards - 1}) n`,
  );
  const answers = await Promise.all([add(client, codes.full), add(client, codes.empty)]);
  expect(answers.map(({ body }) => body.errorCode ?? 'added').sort()).toEqual(['1014', 'added']);
  for (const { id: card } of (await look(client)).giftCards)
    await client.delete(`${wallet}/gift-card/${card}`);
});

it('R3 PAY-21 a hundred customers enter one code concurrently: one gets the card, 99 get 1004', async () => {
  const people = await createCustomers(shop, 100);
  const answers = await Promise.all(
    people.map(({ client }, at) => add(client, codes.full, undefined, `10.0.1.${at}`)),
  );
  const outcomes = answers.map(({ status, body }) => (status === 200 ? 'added' : body.errorCode));
  expect(outcomes.filter((one) => one === 'added')).toHaveLength(1);
  expect(outcomes.filter((one) => one === '1004')).toHaveLength(99);
  const owners = await rows(shop.db, sql`SELECT customer_id FROM gift_cards WHERE id = 'full'`);
  expect(owners).toEqual([{ customer_id: people[outcomes.indexOf('added')]?.id }]);
}, 120_000);

it('S9 guessing codes is blocked after ten attempts, until an hour passes without one', async () => {
  const { client } = await createCustomer(shop, 6);
  const hour = 60 * 60_000;
  shop.clock.advance(hour + 1);
  for (let at = 0; at < 10; at += 1) {
    expect((await add(client, codes.unknown)).body.errorCode).toBe('1002');
    shop.clock.advance(5 * 60_000);
    await deleteOldAttempts(shop, shop.clock.now());
  }
  expect(await add(client, codes.unknown)).toMatchObject({
    status: 429,
    body: { errorCode: 'TOO_MANY_REQUESTS' },
    headers: { 'retry-after': '3600' },
  });
  expect((await add(client, codes.empty)).status).toBe(429);
  shop.clock.advance(hour + 1);
  expect((await add(client, codes.unknown)).body.errorCode).toBe('1002');
});

it('PLAT-22 a shop without a wallet has none of its calls', async () => {
  const client = await signedIn(
    shop,
    { ...anna, birthdate: '12/31/1990' },
    { tenant: 'beta', locale: 'en' },
  );
  expect((await client.get(wallet)).status).toBe(404);
  expect((await add(client, codes.full)).status).toBe(404);
});

it('PAY-17 any other failure is the general error', async () => {
  const { client } = await createCustomer(shop, 7);
  await shop.db.execute(sql`ALTER TABLE gift_card_entries RENAME TO gone`);
  const { status, body } = await client.get<ApiError>(wallet);
  await shop.db.execute(sql`ALTER TABLE gone RENAME TO gift_card_entries`);
  expect([status, body.errorCode]).toEqual([500, '1000']);
});
