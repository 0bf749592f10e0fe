import type { Order } from '@larder/contracts/checkout';
import { and, eq, sql } from 'drizzle-orm';
import { carts } from '../carts/tables.js';
import { timeSlots } from '../distribution/capacity/tables.js';
import { visibleToSession } from '../checkout/repository.js';
import { orders } from '../checkout/tables.js';
import type { Database } from '../kernel/database/database.js';
import type { OrderTimelineRow } from './tables.js';
import { orderTimelines } from './tables.js';

export type OrderRow = typeof orders.$inferSelect;

/** An order with its timeline, and the time until which it can be changed. */
export interface OrderRecord {
  readonly row: OrderRow;
  /** Null until the order was placed for good. */
  readonly timeline: OrderTimelineRow | null;
  readonly customerId: string | null;
  readonly cutOff: Date;
}

interface OrderScope {
  readonly db: Database;
  readonly tenant: string;
}

function orderRecords({ db }: OrderScope) {
  return db
    .select({
      row: orders,
      timeline: orderTimelines,
      customerId: carts.customerId,
      cutOff: timeSlots.cutOff,
    })
    .from(orders)
    .innerJoin(carts, and(eq(carts.tenant, orders.tenant), eq(carts.id, orders.cartId)))
    .innerJoin(
      timeSlots,
      and(eq(timeSlots.tenant, orders.tenant), eq(timeSlots.id, orders.windowId)),
    )
    .leftJoin(
      orderTimelines,
      and(
        eq(orderTimelines.tenant, orders.tenant),
        eq(orderTimelines.orderNumber, orders.orderNumber),
      ),
    );
}

/** An order by its number, of any owner: for jobs, and for callers that have checked the owner. */
export async function readOrderRecord(
  of: OrderScope,
  orderNumber: string,
): Promise<OrderRecord | undefined> {
  const [found] = await orderRecords(of).where(
    and(eq(orders.tenant, of.tenant), eq(orders.orderNumber, orderNumber)),
  );
  return found;
}

/** An order that the session may see; another's counts as missing. */
export async function readOwnOrder(
  of: OrderScope & { readonly session: string },
  orderNumber: string,
): Promise<OrderRecord | undefined> {
  const [found] = await orderRecords(of).where(
    and(visibleToSession(of.tenant, of.session), eq(orders.orderNumber, orderNumber)),
  );
  return found;
}

/** Locks an order until the transaction ends: a concurrent change waits and reads it again. */
export async function lockOrder({ db, tenant }: OrderScope, orderNumber: string): Promise<void> {
  await db.execute(
    sql`SELECT FROM orders WHERE tenant = ${tenant} AND order_number = ${orderNumber} FOR UPDATE`,
  );
}

/** Numbers of the orders that add to this one and were not cancelled. */
export async function readAdditions(
  { db, tenant }: OrderScope,
  orderNumber: string,
): Promise<string[]> {
  const found = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(
      and(
        eq(orders.tenant, tenant),
        eq(orders.addedTo, orderNumber),
        sql`${orders.status} NOT IN ('CANCELLED', 'PAYMENT_PENDING')`,
      ),
    )
    .orderBy(orders.placedAt, orders.orderNumber);
  return found.map((one) => one.orderNumber);
}

/** Carts with a pending addition to this order. */
export async function readPendingAdditions(
  { db, tenant }: OrderScope,
  orderNumber: string,
): Promise<string[]> {
  const found = await db
    .select({ cartId: orders.cartId })
    .from(orders)
    .where(
      and(
        eq(orders.tenant, tenant),
        eq(orders.addedTo, orderNumber),
        eq(orders.status, 'PAYMENT_PENDING'),
      ),
    )
    .orderBy(orders.cartId);
  return found.map(({ cartId }) => cartId);
}

/** A pending addition moves with its order to another time slot, and so does its cart. */
export async function movePendingAdditions(
  { db, tenant }: OrderScope,
  orderNumber: string,
  timeSlot: OrderRow['document']['distributionWindow'],
): Promise<void> {
  const isPaying = sql`tenant = ${tenant} AND added_to = ${orderNumber}
    AND status = 'PAYMENT_PENDING' AND shares_place`;
  // In the same order as the code that settles a payment: the cart first.
  await db.execute(
    sql`UPDATE carts SET window_id = ${timeSlot.id}
        WHERE tenant = ${tenant} AND id IN (SELECT cart_id FROM orders WHERE ${isPaying})`,
  );
  await db.execute(
    sql`UPDATE orders SET window_id = ${timeSlot.id},
          document = jsonb_set(document, '{distributionWindow}', ${JSON.stringify(timeSlot)}::jsonb)
        WHERE ${isPaying}`,
  );
}

export async function insertTimeline(
  { db }: OrderScope,
  timeline: typeof orderTimelines.$inferInsert,
): Promise<void> {
  await db.insert(orderTimelines).values(timeline).onConflictDoNothing();
}

export async function patchTimeline(
  { db, tenant }: OrderScope,
  orderNumber: string,
  patch: Partial<Omit<OrderTimelineRow, 'tenant' | 'orderNumber'>>,
): Promise<void> {
  await db
    .update(orderTimelines)
    .set(patch)
    .where(and(eq(orderTimelines.tenant, tenant), eq(orderTimelines.orderNumber, orderNumber)));
}

export async function patchOrder(
  { db, tenant }: OrderScope,
  orderNumber: string,
  patch: Partial<Pick<OrderRow, 'status' | 'windowId' | 'sharesPlace' | 'total' | 'document'>>,
): Promise<void> {
  await db
    .update(orders)
    .set(patch)
    .where(and(eq(orders.tenant, tenant), eq(orders.orderNumber, orderNumber)));
}

/** The order as callers see it. */
export function toOrder({ row }: Pick<OrderRecord, 'row'>): Order {
  return { ...row.document, status: row.status };
}
