import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { carts } from '../../carts/tables.js';
import { orders } from '../../checkout/tables.js';
import { timeSlots } from '../../distribution/capacity/tables.js';
import { ofCart, openStatuses } from '../../orders/buy-again/read-purchases.js';
import { orderTimelines } from '../../orders/tables.js';
import type { DemoOrder, DemoScope } from './demo-order-file.js';

/** A demo that starts in the evening still shows the last delivery of the day. */
const stillTodayMs = 12 * 3_600_000;

export const isOpenState = (state: DemoOrder['state']): boolean =>
  openStatuses.some((one) => one === state);

function openOf({ tenant }: DemoScope, customer: string) {
  return and(
    eq(orders.tenant, tenant),
    eq(carts.customerId, customer),
    inArray(orders.status, openStatuses),
    isNull(orders.addedTo),
  );
}

const ofTimeSlot = and(eq(timeSlots.tenant, orders.tenant), eq(timeSlots.id, orders.windowId));
const lastEnd = ({ now }: DemoScope) => new Date(now.getTime() - stillTodayMs);

/** In which open states the customer has an order of today or later. */
export async function openStates(
  scope: DemoScope,
  customer: string,
): Promise<ReadonlySet<DemoOrder['state']>> {
  const found = await scope.db
    .select({ status: orders.status })
    .from(orders)
    .innerJoin(carts, ofCart)
    .innerJoin(timeSlots, ofTimeSlot)
    .where(and(openOf(scope, customer), gt(timeSlots.endsAt, lastEnd(scope))));
  return new Set(openStatuses.filter((state) => found.some(({ status }) => status === state)));
}

/** Lets the simulation take on what waits since its time slot is over. */
export async function releaseOverdue(scope: DemoScope, customer: string): Promise<void> {
  const { db, tenant, now } = scope;
  const overdue = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .innerJoin(carts, ofCart)
    .innerJoin(timeSlots, ofTimeSlot)
    .where(and(openOf(scope, customer), lte(timeSlots.endsAt, lastEnd(scope))));
  const numbers = overdue.map(({ orderNumber }) => orderNumber);
  if (numbers.length === 0) return;
  const { orderNumber, nextAt } = orderTimelines;
  await db
    .update(orderTimelines)
    .set({ nextAt: now })
    .where(and(eq(orderTimelines.tenant, tenant), inArray(orderNumber, numbers), isNull(nextAt)));
}
