import type { ApiError } from '@larder/contracts';
import type { OrderSummary } from '@larder/contracts/checkout';
import { buildApp } from '../app/app.js';
import {
  checkout,
  fillCart,
  finalizeCart,
  ok,
  createTestShop,
} from '../ordering/testing/test-shop.js';
import type { TestApp } from '../testing/test-app.js';
import { testClient } from '../testing/test-client.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

async function ready() {
  const client = shop.client();
  await fillCart(client);
  return { client, cart: await finalizeCart(client) };
}

describe('one key', () => {
  it('R6 sent ten times in sequence is one order and one response', async () => {
    const { client, cart } = await ready();
    const first = await checkout(client, cart, { key: 'key-00001' });
    for (let replay = 0; replay < 9; replay += 1) {
      const answer = await checkout(client, cart, { key: 'key-00001' });
      expect(JSON.stringify([answer.status, answer.body])).toBe(
        JSON.stringify([first.status, first.body]),
      );
    }
    expect(ok(await client.get<OrderSummary[]>('/api/orders'))).toHaveLength(1);
  });

  it('R6 sent ten times concurrently is one order and one response', async () => {
    const { client, cart } = await ready();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => checkout(client, cart, { key: 'key-00002' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(ok(await client.get<OrderSummary[]>('/api/orders'))).toHaveLength(1);
  });

  it('R6 ten different keys at once are one order too', async () => {
    const { client, cart } = await ready();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => checkout(client, cart, { key: `key-1000${index}` })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(ok(await client.get<OrderSummary[]>('/api/orders'))).toHaveLength(1);
  });

  it('R6 with another body responds 1005 and does nothing', async () => {
    const { client, cart } = await ready();
    const first = await checkout(client, cart, { key: 'key-00003' });
    const other = await checkout<ApiError>(client, cart, { key: 'key-00003', expectedTotal: 1 });
    expect(other).toMatchObject({ status: 409, body: { errorCode: '1005' } });
    expect((await checkout(client, cart, { key: 'key-00003' })).body).toEqual(first.body);
  });

  it('R6 repeats a refusal that opened the cart again, byte for byte', async () => {
    const { client, cart } = await ready();
    const wrong = { key: 'key-00004', expectedTotal: 1 };
    const first = await checkout<ApiError>(client, cart, wrong);
    const second = await checkout<ApiError>(client, cart, wrong);
    expect(first.status).toBe(409);
    expect(JSON.stringify([second.status, second.body])).toBe(
      JSON.stringify([first.status, first.body]),
    );
  });

  it('R6 belongs to one session alone', async () => {
    const one = await ready();
    const two = await ready();
    const first = ok(await checkout(one.client, one.cart, { key: 'key-00005' }));
    const second = ok(await checkout(two.client, two.cart, { key: 'key-00005' }));
    expect(second.orderNumber).not.toBe(first.orderNumber);
  });

  it('R6 returns the same after a restart', async () => {
    const { client, cart } = await ready();
    const first = await checkout(client, cart, { key: 'key-00006' });
    const restarted = await buildApp({
      database: shop.db,
      clock: shop.clock,
      settings: { tenant: 'alpha', logLevel: 'silent', checkResponses: true },
    });
    const again = testClient(restarted, { 'x-forwarded-host': 'alpha.test' });
    for (const [name, value] of client.cookies) again.cookies.set(name, value);
    const answer = await checkout(again, cart, { key: 'key-00006' });
    await restarted.close();
    expect(JSON.stringify(answer.body)).toBe(JSON.stringify(first.body));
  });
});
