import type { Order } from '@larder/contracts/checkout';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
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
  await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.tenant, tenant), eq(orders.orderNumber, orderNumber)))
    .for('update');
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
        notInArray(orders.status, ['CANCELLED', 'PAYMENT_PENDING']),
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
  const isPaying = and(
    eq(orders.tenant, tenant),
    eq(orders.addedTo, orderNumber),
    eq(orders.status, 'PAYMENT_PENDING'),
    orders.sharesPlace,
  );
  const cartIds = db.select({ id: orders.cartId }).from(orders).where(isPaying);
  // In the same order as the code that settles a payment: the cart first.
  await db
    .update(carts)
    .set({ windowId: timeSlot.id })
    .where(and(eq(carts.tenant, tenant), inArray(carts.id, cartIds)));
  const json = JSON.stringify(timeSlot);
  const document = sql`jsonb_set(${orders.document}, '{distributionWindow}', ${json}::jsonb)`;
  await db.update(orders).set({ windowId: timeSlot.id, document }).where(isPaying);
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
