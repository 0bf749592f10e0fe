import type { DeliveryTracking, PickupGuest } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import { createShopCache } from '../../kernel/shop-cache.js';
import { addresses, createTestShop, ok, testTimeSlots } from '../../ordering/testing/test-shop.js';
import { loadDirectory } from '../../tenants/directory.js';
import { backOfficeSecret } from '../../testing/test-app.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { advanceOrders } from '../fulfilment/advance-orders.js';
import { simulatedFulfilment } from '../fulfilment/simulated-fulfilment.js';
import { mailsOf, placeOrder } from '../testing/place-test-order.js';
import { simulatedTracker } from './delivery-tracker.js';

let shop: TestApp;
let client: TestClient;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.db.execute(
    sql`UPDATE order_configs SET config = config || '{"simulatedFulfilment": true}'`,
  );
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.set('2026-11-24T09:00:00+01:00');
  client = shop.client();
});

const tracking = async (number: string) =>
  ok(await client.get<DeliveryTracking>(`/api/orders/${number}/tracking`));

async function advanceTo(moment: string): Promise<void> {
  shop.clock.set(`${moment}+01:00`);
  const { db, clock } = shop;
  const directory = await loadDirectory(db, 'alpha');
  const log = { error: () => undefined };
  const fulfilment = simulatedFulfilment;
  await advanceOrders({ db, clock, directory, cache: createShopCache(1000), fulfilment, log });
}

describe('a delivery on its way', () => {
  it('has an expected time within its time slot and fewer stops before it with time', async () => {
    const { orderNumber } = await placeOrder(client);
    expect(await tracking(orderNumber)).toEqual({ status: 'PLACED', isSimulated: false });
    await advanceTo('2026-11-25T07:00:00');
    expect(await tracking(orderNumber)).toMatchObject({ status: 'PICKING', refreshAfter: 60 });
    await advanceTo('2026-11-25T09:31:00');
    const early = await tracking(orderNumber);
    expect(early).toMatchObject({ status: 'ON_THE_WAY', isSimulated: true, refreshAfter: 15 });
    const { expectedAt = '' } = early;
    expect(expectedAt >= '2026-11-25T09:00' && expectedAt <= '2026-11-25T15:00').toBe(true);
    shop.clock.set(new Date(Date.parse(expectedAt) - 1_000).toISOString());
    const late = await tracking(orderNumber);
    expect(late.stopsBefore).toBe(0);
    expect(late.progress).toBeGreaterThan(early.progress ?? 1);
    await advanceTo('2026-11-25T16:00:00');
    expect(await tracking(orderNumber)).toEqual({ status: 'COMPLETED', isSimulated: false });
  });

  it('is located between depot and door at any time', async () => {
    const at = (time: string) => new Date(`2026-11-25T${time}:00Z`);
    const delivery = {
      orderNumber: '1234567890',
      cutOff: at('06:00'),
      start: at('09:00'),
      end: at('15:00'),
    };
    for (const time of ['06:30', '09:00', '12:00', '14:59', '18:00']) {
      const van = await simulatedTracker.locate({ ...delivery, now: at(time) });
      expect(van?.progress).toBeGreaterThanOrEqual(0);
      expect(van?.progress).toBeLessThanOrEqual(1);
    }
  });

  it('is another’s secret', async () => {
    const { orderNumber } = await placeOrder(client);
    const stranger = shop.client();
    await stranger.post('/api/carts/items', { sku: 'juice', quantity: 1 });
    const url = `/api/orders/${orderNumber}`;
    expect((await stranger.get(`${url}/tracking`)).status).toBe(404);
    expect((await stranger.put(`${url}/arrival`, { state: 'HERE' })).status).toBe(404);
  });
});

describe('an order that waits in its store', () => {
  const guests = async () => {
    const headers = { authorization: `Bearer ${backOfficeSecret}` };
    return ok(await client.get<PickupGuest[]>('/api/back-office/pickup-guests', headers));
  };

  it('has the bay or locker of its store, each for one order, and the mail names it', async () => {
    const places = [
      { kind: 'BAY', name: '1' },
      { kind: 'LOCKER', name: '12' },
    ];
    const setPlaces = (stored: object) =>
      shop.db.execute(
        sql`UPDATE stores SET store = store || ${JSON.stringify(stored)}::jsonb WHERE tenant = 'alpha'`,
      );
    await setPlaces({ pickupPlaces: places });
    const methodKey = 'payment-at-the-store' as const;
    const choice = { address: addresses.pickup, window: testTimeSlots.pickup, methodKey };
    const numbers: string[] = [];
    for (let count = 0; count < 3; count += 1)
      numbers.push((await placeOrder(client, {}, choice)).orderNumber);
    await advanceTo('2026-11-25T07:00:00');
    await advanceTo('2026-11-25T07:31:00');
    const found = [];
    for (const number of numbers) found.push((await tracking(number)).pickup?.place);
    expect(found).toEqual(
      expect.arrayContaining([
        { kind: 'BAY', name: '1' },
        { kind: 'LOCKER', name: '12', code: expect.stringMatching(/^\d{4}$/) as string },
        undefined,
      ]),
    );
    const number = numbers[found.findIndex((place) => place?.kind === 'LOCKER')] ?? '';
    const ready = (await mailsOf(shop, number)).find(({ key }) => key.includes('ready'));
    expect(ready?.body).toMatch(/Fach 12|locker 12/);
    ok(await client.put(`/api/orders/${number}/arrival`, { state: 'HERE' }));
    const coming = (await guests()).find((one) => one.orderNumber === number);
    expect(coming?.place).toEqual({ kind: 'LOCKER', name: '12' });
    await setPlaces({ pickupPlaces: [] });
  });

  it('has a code, and tells the store once that its shopper is coming and there', async () => {
    const { orderNumber } = await placeOrder(
      client,
      {},
      {
        address: addresses.pickup,
        window: testTimeSlots.pickup,
        methodKey: 'payment-at-the-store',
      },
    );
    const arrive = (state: string) =>
      client.put<DeliveryTracking>(`/api/orders/${orderNumber}/arrival`, { state });
    expect((await arrive('HERE')).status).toBe(409);
    await advanceTo('2026-11-25T07:00:00');
    await advanceTo('2026-11-25T07:31:00');
    const { pickup, status } = await tracking(orderNumber);
    expect([status, pickup]).toEqual(['READY', { code: orderNumber.slice(-4) }]);
    for (const state of ['ON_MY_WAY', 'HERE', 'ON_MY_WAY']) ok(await arrive(state));
    expect((await tracking(orderNumber)).pickup?.arrival?.state).toBe('HERE');
    const own = (await guests()).filter((one) => one.orderNumber === orderNumber);
    expect(own).toEqual([
      {
        orderNumber,
        code: orderNumber.slice(-4),
        name: 'Eva Gruber',
        state: 'HERE',
        at: '2026-11-25T06:31:00.000Z',
      },
    ]);
    await advanceTo('2026-11-25T23:00:00');
    expect(await guests()).toEqual([]);
  });
});
