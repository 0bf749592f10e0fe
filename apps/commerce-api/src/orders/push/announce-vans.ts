import type { FastifyBaseLogger } from 'fastify';
import { and, eq, exists, notExists } from 'drizzle-orm';
import { orders } from '../../checkout/tables.js';
import type { Clock } from '../../kernel/clock.js';
import type { Database } from '../../kernel/database/database.js';
import type { ShopCache } from '../../kernel/shop-cache.js';
import type { Shop, TenantDirectory } from '../../kernel/tenant-directory.js';
import { readOrderRecord } from '../repository.js';
import { locateVan } from '../tracking/locate-van.js';
import { announce } from './announce-status.js';
import { pushMessages, pushSubscriptions } from './tables.js';

export interface VanNews {
  readonly db: Database;
  readonly clock: Clock;
  readonly directory: TenantDirectory;
  readonly cache: ShopCache;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Tells subscribed browsers that the van is on its way and when it is expected, then that theirs is the
 * next stop. Vans are located outside of transactions; a unique key keeps each message single, in any
 * number of processes.
 */
export async function announceVans(job: VanNews): Promise<void> {
  for (const { tenant, orderNumber } of await ordersInDelivery(job.db)) {
    const shop = job.directory.shops.find((one) => one.tenant === tenant);
    try {
      if (shop) await announceVan(job, shop, orderNumber);
    } catch (error) {
      job.log.error({ err: error, tenant, order: orderNumber }, 'a van could not be announced');
    }
  }
}

/** Orders on their way with a browser that waits for the next stop. */
function ordersInDelivery(db: Database) {
  const announced = db
    .select({ id: pushMessages.id })
    .from(pushMessages)
    .where(
      and(
        eq(pushMessages.tenant, pushSubscriptions.tenant),
        eq(pushMessages.orderNumber, pushSubscriptions.orderNumber),
        eq(pushMessages.subscriptionId, pushSubscriptions.id),
        eq(pushMessages.occasion, 'nextStop'),
      ),
    );
  const waiting = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.tenant, orders.tenant),
        eq(pushSubscriptions.orderNumber, orders.orderNumber),
        notExists(announced),
      ),
    );
  return db
    .select({ tenant: orders.tenant, orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.status, 'ON_THE_WAY'), exists(waiting)));
}

async function announceVan(
  { db, clock, cache }: VanNews,
  shop: Shop,
  orderNumber: string,
): Promise<void> {
  const { tenant, clientRuntimeConfig } = shop;
  const { timeZone } = clientRuntimeConfig;
  const order = await readOrderRecord({ db, tenant }, orderNumber);
  if (order?.row.status !== 'ON_THE_WAY') return;
  const now = clock.now();
  const van = await locateVan({ db, tenant, now }, order);
  const locale = order.timeline?.locale ?? '';
  const scope = { db, tenant, shop, cache, now, locale };
  const expected = van && { at: van.expectedAt, timeZone };
  await announce(scope, order, 'onTheWay', expected);
  if (van?.stopsBefore === 0) await announce(scope, order, 'nextStop');
}
