import type { ListedOrder } from '@larder/contracts/checkout';
import path from 'node:path';
import { signIn } from '../../customers/testing/people.js';
import { localTime } from '../../distribution/capacity/zoned-time.js';
import { createShopCache } from '../../kernel/shop-cache.js';
import { workspaceRoot } from '../../kernel/workspace.js';
import { ok } from '../../ordering/testing/test-shop.js';
import { advanceOrders } from '../../orders/fulfilment/advance-orders.js';
import { simulatedFulfilment } from '../../orders/fulfilment/simulated-fulfilment.js';
import { loadDirectory } from '../../tenants/directory.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { seed } from '../seed.js';

const tenants = path.join(workspaceRoot, 'libs/tenants');
const day = 24 * 3_600_000;
let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ tenants, tenant: 'gruenmarkt' });
}, 120_000);
afterAll(() => shop.close());

async function ordersOf(name: string): Promise<readonly ListedOrder[]> {
  const client = shop.client({ tenant: 'gruenmarkt' });
  expect((await signIn(client, `${name}@personas.example`, 'Gruenmarkt-2026')).status).toBe(200);
  return ok(await client.get<{ results: readonly ListedOrder[] }>('/api/customers/orders')).results;
}

/** What the server does every few seconds. */
async function takeOn(): Promise<void> {
  const { db, clock } = shop;
  const directory = await loadDirectory(db, 'gruenmarkt');
  const cache = createShopCache(0);
  const log = { error: (fault: unknown) => faults.push(fault) };
  const faults: unknown[] = [];
  await advanceOrders({ db, clock, directory, cache, fulfilment: simulatedFulfilment, log });
  expect(faults).toEqual([]);
}

async function startAgain(later: number): Promise<void> {
  shop.clock.set(new Date(shop.clock.now().getTime() + later).toISOString());
  await seed(shop.db, tenants, shop.clock.now());
}

const onTheWay = (orders: readonly ListedOrder[]) =>
  orders.filter(({ status }) => status === 'ON_THE_WAY');

it('PLAT-04 a demo that starts again keeps its open orders for their day', async () => {
  const before = await ordersOf('anna');
  await startAgain(3_600_000);
  expect(await ordersOf('anna')).toEqual(before);
});

it('PLAT-04 a demo that starts on a Sunday has an order on its way all the same', async () => {
  const weekday = (shop.clock.now().getUTCDay() + 6) % 7;
  await startAgain((6 - weekday) * day);
  await takeOn();
  const [fresh] = onTheWay(await ordersOf('anna'));
  expect(new Date(fresh?.distributionWindow.end ?? 0).getTime()).toBeGreaterThan(
    shop.clock.now().getTime(),
  );
});

it('PLAT-04 a demo that starts two days later has a new order on its way, the old one arrives', async () => {
  const [old] = onTheWay(await ordersOf('anna'));
  await startAgain(2 * day);
  await takeOn();
  const [fresh, ...others] = onTheWay(await ordersOf('anna'));
  expect(others).toEqual([]);
  expect(fresh?.orderNumber).not.toBe(old?.orderNumber);
  const all = await ordersOf('anna');
  expect(all.find(({ orderNumber }) => orderNumber === old?.orderNumber)?.status).toBe('COMPLETED');
});

it('PLAT-04 a demo that starts at night has an order on its way for the day', async () => {
  const night = new Date(shop.clock.now().getTime() + 2 * day);
  night.setUTCHours(1, 30);
  shop.clock.set(night.toISOString());
  await startAgain(0);
  const fresh = onTheWay(await ordersOf('anna')).find(
    ({ distributionWindow }) => new Date(distributionWindow.end) > night,
  );
  const local = localTime(new Date(fresh?.distributionWindow.start ?? 0), 'Europe/Vienna');
  expect(local >= '06:00' && local <= '21:00').toBe(true);
  // The goods of the evening before would look forgotten.
  const waiting = (await ordersOf('greta')).filter(({ status }) => status === 'READY');
  expect(waiting.some(({ distributionWindow: { end } }) => new Date(end) > night)).toBe(true);
});
