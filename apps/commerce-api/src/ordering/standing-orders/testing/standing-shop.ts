import type {
  NewStandingOrder,
  StandingOrder,
  StandingOrderSummary,
} from '@larder/contracts/shopping/standing-orders';
import { sql } from 'drizzle-orm';
import { rows } from '../../../kernel/database/database.js';
import { checkout, fillCart, finalizeCart, ok, put } from '../../testing/test-shop.js';
import { createShopCache } from '../../../kernel/shop-cache.js';
import { loadDirectory } from '../../../tenants/directory.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import type { StandingJob } from '../placing/job.js';

export const path = '/api/customers/standing-orders';

let keys = 0;
/** An order of 20 juices for Wednesday noon in Vienna, with more if wished. */
export async function orderOnce(
  client: TestClient,
  more: Readonly<Record<string, number>> = {},
): Promise<string> {
  await fillCart(client);
  for (const [sku, quantity] of Object.entries(more)) await put(client, sku, quantity);
  keys += 1;
  const placed = ok(
    await checkout(client, await finalizeCart(client), { key: `standing-order-key-${keys}` }),
  );
  return placed.orderNumber ?? '';
}

export const newStandingOrder: NewStandingOrder = {
  name: 'Wocheneinkauf',
  weeks: 1,
  anyWindow: false,
  highestTotal: 5000,
  agreed: true,
  window: { weekday: 5, from: '10:00', to: '16:00' },
  payment: { methodKey: 'payment-at-the-door' },
};

/** A standing order for Fridays at noon, made of an order. */
export async function createStanding(
  client: TestClient,
  changes: Partial<NewStandingOrder> = {},
  more: Readonly<Record<string, number>> = {},
): Promise<StandingOrder> {
  const orderNumber = changes.orderNumber ?? (await orderOnce(client, more));
  return ok(
    await client.post<StandingOrder>(path, { ...newStandingOrder, orderNumber, ...changes }),
  );
}

export const readStanding = async (client: TestClient, { id }: Pick<StandingOrder, 'id'>) =>
  ok(await client.get<StandingOrder>(`${path}/${id}`));
export const listStanding = async (client: TestClient) =>
  ok(await client.get<StandingOrderSummary[]>(path));

/** The body that changes a standing order, from what was read of it. */
export const asChange = (standing: StandingOrder) => ({
  name: standing.name,
  weeks: standing.weeks,
  window: standing.window,
  agreed: true as const,
  anyWindow: standing.anyWindow,
  payment: standing.payment,
  highestTotal: standing.highestTotal,
  items: standing.items.map(({ sku, quantity }) => ({ sku, quantity })),
});

/** The jobs of one of any number of processes on the shop's database. */
export async function processOf({ db, clock }: TestApp, tenant = 'alpha'): Promise<StandingJob> {
  const directory = await loadDirectory(db, tenant, {});
  return {
    kernel: { db, clock, directory, cache: createShopCache(1_000_000) },
    log: { error: () => undefined },
  };
}

export interface OrderRecord {
  readonly orderNumber: string;
  readonly status: string;
  readonly total: number;
  readonly windowId: string;
}

/** Orders that standing orders have placed, the oldest first. */
export const placedOrders = ({ db }: TestApp) =>
  rows<OrderRecord>(
    db,
    sql`SELECT order_number AS "orderNumber", status, total, window_id AS "windowId" FROM orders
        WHERE session_id LIKE 'standing-order:%' ORDER BY placed_at`,
  );
