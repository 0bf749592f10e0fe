import type { Order, OrderProgress, Receipt } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import { createShopCache } from '../../kernel/shop-cache.js';
import { addresses, ok, createTestShop, testTimeSlots } from '../../ordering/testing/test-shop.js';
import { loadDirectory } from '../../tenants/directory.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { mailsOf, placeOrder } from '../testing/place-test-order.js';
import { advanceOrders } from './advance-orders.js';
import type { Fulfilment } from './fulfilment.js';
import { simulatedFulfilment } from './simulated-fulfilment.js';

let shop: TestApp;
let client: TestClient;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.db.execute(
    sql`UPDATE order_configs SET config = config || '{"simulatedFulfilment": true}'
        WHERE tenant = 'alpha'`,
  );
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.set('2026-11-24T09:00:00+01:00');
  client = shop.client();
});

/** One round of the job, at a given local time in Vienna. */
async function roundAt(moment: string, fulfilment: Fulfilment = simulatedFulfilment) {
  shop.clock.set(`${moment}+01:00`);
  const directory = await loadDirectory(shop.db, 'alpha');
  const { db, clock } = shop;
  const log = { error: () => undefined };
  const cache = createShopCache(1000);
  return advanceOrders({ db, clock, directory, cache, fulfilment, log });
}
const progressOf = async (number: string) =>
  ok(await client.get<OrderProgress>(`/api/orders/${number}/progress`));
const statusOf = async (number: string) =>
  ok(await client.get<Order>(`/api/orders/${number}`)).status;

describe('the simulated fulfilment', () => {
  it('moves an order from the cut-off to delivery, and stores the picked goods', async () => {
    const { orderNumber, cart } = await placeOrder(client, { tomatoes: 1000, water: 12 });
    await roundAt('2026-11-25T06:59:59');
    expect(await statusOf(orderNumber)).toBe('PLACED');
    await roundAt('2026-11-25T07:00:00');
    expect(await statusOf(orderNumber)).toBe('PICKING');
    await roundAt('2026-11-25T09:30:00');
    expect(await progressOf(orderNumber)).toMatchObject({ status: 'ON_THE_WAY', hasReceipt: true });
    await roundAt('2026-11-25T16:00:00');
    const { status, steps } = await progressOf(orderNumber);
    expect([status, steps.map((one) => one.status)]).toEqual([
      'COMPLETED',
      ['PLACED', 'PICKING', 'ON_THE_WAY', 'COMPLETED'],
    ]);
    expect(steps.every(({ at }) => at !== undefined)).toBe(true);
    const receipt = ok(await client.get<Receipt>(`/api/orders/${orderNumber}/receipt`));
    expect(receipt.lines).toHaveLength(3);
    expect(receipt.promised).toEqual({
      expected: cart.priceInfo.total,
      highest: cart.priceInfo.total + cart.priceInfo.overAuthorizationAmount,
    });
    expect(receipt.total).toBeLessThanOrEqual(receipt.promised.highest);
    const mails = await mailsOf(shop, orderNumber);
    expect(mails.map(({ key }) => key.split(' ')[1])).toEqual(['placed', 'onTheWay']);
    expect(mails[1]?.body).toContain('EINGEPACKT');
  });

  it('prepares an order for the store, and catches up after downtime', async () => {
    const { orderNumber } = await placeOrder(
      client,
      {},
      {
        address: addresses.pickup,
        window: testTimeSlots.pickup,
        methodKey: 'payment-at-the-store',
      },
    );
    await roundAt('2026-11-25T23:00:00');
    const { status, steps } = await progressOf(orderNumber);
    expect([status, steps[2]?.status]).toEqual(['COMPLETED', 'READY']);
    const mails = await mailsOf(shop, orderNumber);
    expect(mails.map(({ key }) => key.split(' ')[1])).toEqual(['placed', 'ready']);
  });

  it('leaves alone what was cancelled, and what was moved to a later day', async () => {
    const cancelled = await placeOrder(client);
    const moved = await placeOrder(client);
    ok(await client.post(`/api/orders/${cancelled.orderNumber}/cancel`));
    const expectedTotal = moved.cart.priceInfo.total;
    const windowId = 'd-W1-20261127-1000';
    ok(await client.post(`/api/orders/${moved.orderNumber}/changes`, { windowId, expectedTotal }));
    await roundAt('2026-11-25T23:00:00');
    expect(await statusOf(cancelled.orderNumber)).toBe('CANCELLED');
    expect(await statusOf(moved.orderNumber)).toBe('PLACED');
  });

  it('gives the same result for the same order at any time', async () => {
    const line = {
      lineItemId: 'a',
      quantity: 1000,
      lineTotal: 299,
      lineDeposit: 0,
      perPiecePrice: 75,
      product: { weightArticle: true },
    };
    const moment = (time: string) => new Date(`2026-11-25T${time}:00Z`);
    const ask = () =>
      simulatedFulfilment.fetchUpdate({
        orderNumber: '1234567890',
        status: 'PICKING',
        isPickup: false,
        cutOff: moment('06:00'),
        start: moment('09:00'),
        end: moment('15:00'),
        now: moment('09:00'),
        lines: [line as never],
        findSubstitute: () => Promise.resolve(undefined),
      });
    expect(await ask()).toEqual(await ask());
  });

  it('SLOT-01 receives the preference to leave an order at the door', async () => {
    const address = { ...addresses.vienna, leaveAtDoor: true };
    const reported: unknown[] = [];
    const listening: Fulfilment = {
      isSimulated: true,
      fetchUpdate: (task) => {
        reported.push([task.orderNumber, task.leaveAtDoor]);
        return simulatedFulfilment.fetchUpdate(task);
      },
    };
    const wished = await placeOrder(client, {}, { address });
    const plain = await placeOrder(client);
    await roundAt('2026-11-25T07:00:00', listening);
    expect(reported).toEqual(
      expect.arrayContaining([
        [wished.orderNumber, true],
        [plain.orderNumber, false],
      ]),
    );
  });

  it('continues with the next order after a failure, and retries', async () => {
    const first = await placeOrder(client);
    const second = await placeOrder(client);
    const broken: Fulfilment = {
      isSimulated: true,
      fetchUpdate: (task) =>
        task.orderNumber === first.orderNumber
          ? Promise.reject(new Error('The belt stands still'))
          : simulatedFulfilment.fetchUpdate(task),
    };
    await roundAt('2026-11-25T07:00:00', broken);
    expect([await statusOf(first.orderNumber), await statusOf(second.orderNumber)]).toEqual([
      'PLACED',
      'PICKING',
    ]);
    await roundAt('2026-11-25T07:10:00');
    expect(await statusOf(first.orderNumber)).toBe('PICKING');
  });
});
