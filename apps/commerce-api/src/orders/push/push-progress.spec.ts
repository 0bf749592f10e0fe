import type { PushPayload } from '@larder/contracts/checkout/push';
import { sql } from 'drizzle-orm';
import { createShopCache } from '../../kernel/shop-cache.js';
import { addresses, createTestShop, testTimeSlots } from '../../ordering/testing/test-shop.js';
import { loadDirectory } from '../../tenants/directory.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { advanceOrders } from '../fulfilment/advance-orders.js';
import { simulatedFulfilment } from '../fulfilment/simulated-fulfilment.js';
import { placeOrder } from '../testing/place-test-order.js';
import { announceVans } from './announce-vans.js';
import { deliverPush } from './deliver-push.js';
import { pushServer } from './testing/push-server.js';

let office: Awaited<ReturnType<typeof pushServer>>;
let shop: TestApp;
let client: TestClient;
beforeAll(async () => {
  office = await pushServer();
  shop = await createTestShop({ push: office.service });
  await shop.db.execute(
    sql`UPDATE order_configs SET config = config || '{"simulatedFulfilment": true}'
        WHERE tenant = 'alpha'`,
  );
});
afterAll(async () => {
  await shop.close();
  await office.close();
});
beforeEach(() => {
  office.received.length = 0;
  shop.clock.set('2026-11-24T09:00:00+01:00');
  client = shop.client();
});

const log = { error: () => undefined, warn: () => undefined };
const subscribe = (orderNumber: string, name: string) =>
  client.put(`/api/orders/${orderNumber}/push-subscription`, office.subscription(name));

/** Two processes take orders on, announce vans and send what is due. */
async function roundAt(moment: string): Promise<void> {
  shop.clock.set(`${moment}+01:00`);
  const { db, clock } = shop;
  const directory = await loadDirectory(db, 'alpha');
  const job = { db, clock, directory, cache: createShopCache(1000), log };
  await advanceOrders({ ...job, fulfilment: simulatedFulfilment });
  await Promise.all([announceVans(job), announceVans(job)]);
  const stop = new AbortController().signal;
  await deliverPush({ db, clock, service: office.service, log, stop });
}

const messagesOf = (name: string) =>
  office.received
    .filter(({ path }) => path === `/${name}`)
    .map(({ text }) => (JSON.parse(text) as PushPayload).body);

/** Every six minutes of the day of delivery. */
async function wholeDay(): Promise<void> {
  await roundAt('2026-11-25T07:00:00');
  for (let minute = 0; minute < 400; minute += 6) {
    const hours = String(9 + Math.floor((minute + 30) / 60)).padStart(2, '0');
    const minutes = String((minute + 30) % 60).padStart(2, '0');
    await roundAt(`2026-11-25T${hours}:${minutes}:00`);
  }
  await roundAt('2026-11-25T17:00:00');
}

describe('push messages about the progress of an order', () => {
  it('tell a subscribed browser of each state of a delivery once, with the expected time', async () => {
    const { orderNumber } = await placeOrder(client);
    await subscribe(orderNumber, 'phone');
    await wholeDay();
    expect(messagesOf('phone')).toEqual([
      'Wir packen gerade Ihre Bestellung.',
      expect.stringMatching(/^Ihre Bestellung ist unterwegs\. Wir kommen gegen 1\d:\d[05]\.$/),
      'Sie sind als Nächstes dran: Wir sind gleich da.',
      'Ihre Bestellung ist da. Guten Appetit!',
    ]);
    await roundAt('2026-11-25T18:00:00');
    expect(messagesOf('phone')).toHaveLength(4);
  });

  it('tell when a pickup is ready, and nothing when it was collected', async () => {
    const { orderNumber } = await placeOrder(
      client,
      {},
      {
        address: addresses.pickup,
        window: testTimeSlots.pickup,
        methodKey: 'payment-at-the-store',
      },
    );
    await subscribe(orderNumber, 'pickup');
    await roundAt('2026-11-25T23:00:00');
    expect(messagesOf('pickup')).toEqual([
      'Wir packen gerade Ihre Bestellung.',
      'Ihre Bestellung liegt zur Abholung bereit.',
    ]);
  });

  it('go only to browsers that are subscribed', async () => {
    const { orderNumber } = await placeOrder(client);
    await subscribe(orderNumber, 'tablet');
    await roundAt('2026-11-25T07:00:00');
    const { endpoint } = office.subscription('tablet');
    await client.delete(
      `/api/orders/${orderNumber}/push-subscription?endpoint=${encodeURIComponent(endpoint)}`,
    );
    await roundAt('2026-11-25T09:45:00');
    await roundAt('2026-11-25T17:00:00');
    expect(messagesOf('tablet')).toEqual(['Wir packen gerade Ihre Bestellung.']);
    expect(office.received).toHaveLength(1);
  });
});
