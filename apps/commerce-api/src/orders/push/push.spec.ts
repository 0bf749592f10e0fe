import { sql } from 'drizzle-orm';
import { firstRow, rows } from '../../kernel/database/database.js';
import { createTestShop } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { placeOrder } from '../testing/place-test-order.js';
import { deliverPush } from './deliver-push.js';
import type { PushKind } from './push-texts.js';
import { queueOrderPush } from './queue-order-push.js';
import { pushServer } from './testing/push-server.js';
import { webPushService } from './web-push-service.js';

let office: Awaited<ReturnType<typeof pushServer>>;
let shop: TestApp;
let client: TestClient;
let orderNumber: string;
beforeAll(async () => {
  office = await pushServer();
  shop = await createTestShop({ push: office.service });
});
afterAll(async () => {
  await shop.close();
  await office.close();
});
beforeEach(async () => {
  office.received.length = 0;
  Object.assign(office.answer, { status: 201, headers: {} });
  shop.clock.set('2026-11-24T09:00:00+01:00');
  await shop.db.execute(sql`DELETE FROM push_subscriptions`);
  client = shop.client();
  ({ orderNumber } = await placeOrder(client));
});

const address = () => `/api/orders/${orderNumber}/push-subscription`;
const subscribe = (name = 'phone', of = client) => of.put(address(), office.subscription(name));
const deliver = () =>
  deliverPush({
    db: shop.db,
    clock: shop.clock,
    service: office.service,
    log: { warn: () => undefined },
    stop: new AbortController().signal,
  });
const news = (kind: PushKind, occasion: string = kind) =>
  queueOrderPush(
    { db: shop.db, tenant: 'alpha', now: shop.clock.now() },
    { orderNumber, kind, occasion, shopName: 'Alpha', url: '/order/1' },
  );
const subscriptions = () => rows(shop.db, sql`SELECT 1 FROM push_subscriptions`);
const after = (ms: number) =>
  shop.clock.set(new Date(shop.clock.now().getTime() + ms).toISOString());

it('has no key in a shop that sends none, and no error in the console of its visitors', async () => {
  const silent = await createTestShop();
  const answer = await silent.client().get('/api/push/key');
  expect(answer).toMatchObject({ status: 200, body: {} });
  await silent.close();
});

describe('a subscription to an order', () => {
  it('gets the key of the shop, and one message for each occasion', async () => {
    expect((await client.get<{ publicKey: string }>('/api/push/key')).body.publicKey).toBe(
      office.publicKey,
    );
    expect((await subscribe()).status).toBe(200);
    await news('onTheWay');
    await news('onTheWay');
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    const [message] = office.received;
    expect(JSON.parse(message?.text ?? '')).toEqual({
      title: 'Alpha',
      body: 'Ihre Bestellung ist unterwegs.',
      url: '/order/1',
      tag: 'order-onTheWay',
    });
    expect(message?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=/) as string,
      ttl: '21600',
    });
  });

  it('gets a message that is queued in the transaction of the cancellation', async () => {
    await subscribe();
    expect((await client.post(`/api/orders/${orderNumber}/cancel`, {})).status).toBe(200);
    expect(await deliver()).toBe(1);
    expect(office.received[0]?.text).toContain('storniert');
  });

  it('is of the visitor who ordered: to others the order is missing', async () => {
    expect((await subscribe('other', shop.client())).status).toBe(404);
    expect(await subscriptions()).toHaveLength(0);
  });

  it('is refused for an address of no push service', async () => {
    const { keys } = office.subscription('x');
    for (const endpoint of ['https://internal.example/x', 'https://127.0.0.1/x'])
      expect((await client.put(address(), { endpoint, keys })).status).toBe(400);
    const { accepts } = webPushService({ publicKey: '', privateKey: '', subject: '' });
    expect(accepts('https://fcm.googleapis.com/fcm/send/x')).toBe(true);
    for (const endpoint of [
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://user@fcm.googleapis.com/x',
      'https://169.254.169.254/latest',
      'no address',
    ])
      expect(accepts(endpoint)).toBe(false);
  });

  it('ends with the shopper’s tap, and with the session', async () => {
    await subscribe();
    const { endpoint } = office.subscription('phone');
    await client.delete(`${address()}?endpoint=${encodeURIComponent(endpoint)}`);
    expect(await subscriptions()).toHaveLength(0);
    await subscribe();
    await news('ready');
    await shop.db.execute(
      sql`DELETE FROM sessions WHERE id = (SELECT session_id FROM push_subscriptions)`,
    );
    expect(await subscriptions()).toHaveLength(0);
    expect(await deliver()).toBe(0);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %i ends the subscription', async (status) => {
    await subscribe();
    await news('ready');
    office.answer.status = status;
    expect(await deliver()).toBe(0);
    expect(await subscriptions()).toHaveLength(0);
  });

  it('that is busy gets the message later, as late as it asks', async () => {
    await subscribe();
    await news('ready');
    Object.assign(office.answer, { status: 429, headers: { 'retry-after': '120' } });
    expect(await deliver()).toBe(0);
    office.answer.status = 201;
    after(119_000);
    expect(await deliver()).toBe(0);
    after(2_000);
    expect(await deliver()).toBe(1);
    expect(office.received).toHaveLength(2);
  });

  it('that fails again and again is given up, and so is old news', async () => {
    await subscribe();
    await news('ready');
    office.answer.status = 503;
    for (let i = 0; i < 8; i += 1) {
      await deliver();
      after(3_600_000);
    }
    expect(office.received).toHaveLength(5);
    await news('ready', 'old');
    after(7 * 3_600_000);
    office.answer.status = 201;
    expect(await deliver()).toBe(0);
    expect(office.received).toHaveLength(5);
    const due = await firstRow<{ due: number }>(
      shop.db,
      sql`SELECT count(due_at)::int AS due FROM push_messages`,
    );
    expect(due?.due).toBe(0);
  });

  it('gets each message once from any number of processes', async () => {
    for (const name of ['a', 'b', 'c']) await subscribe(name);
    await news('ready');
    const sent = await Promise.all([deliver(), deliver(), deliver()]);
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(3);
    expect(office.received.map(({ path }) => path).sort()).toEqual(['/a', '/b', '/c']);
  });
});
