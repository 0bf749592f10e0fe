import type { OfficeQuery, OrderSummary, officeCalls } from '@larder/office-contract';
import type { SQL } from 'drizzle-orm';
import { and, asc, count, desc, eq, gte, ilike, lt, ne, or, sql } from 'drizzle-orm';
import { orders } from '../../../checkout/tables.js';
import { timeSlots } from '../../../distribution/capacity/tables.js';
import { addDays, instantAt } from '../../../distribution/capacity/zoned-time.js';
import type { RequestContext } from '../../../kernel/context.js';
import type { OrderRow } from '../../../orders/repository.js';
import { orderPicks } from '../tables.js';

type Query = OfficeQuery<typeof officeCalls.getOrders>;

const packed: ReadonlySet<OrderRow['status']> = new Set(['ON_THE_WAY', 'READY', 'COMPLETED']);

/** What every view shows of an order; no address and no contact. */
export function summaryOf(row: OrderRow, pickCount: number): OrderSummary {
  const { document, orderNumber, status, placedAt, total } = row;
  const { distributionAddress, distributionWindow, billingAddress, productLineItems } = document;
  const { firstName = billingAddress.firstName, lastName = billingAddress.lastName } =
    distributionAddress;
  return {
    id: orderNumber,
    status,
    placedAt: placedAt.toISOString(),
    total,
    slotStart: distributionWindow.start,
    slotEnd: distributionWindow.end,
    isPickup: distributionAddress.distributionType === 'CLICK_AND_COLLECT',
    customerName: `${firstName} ${lastName}`.trim(),
    lineCount: productLineItems.length,
    // What other systems have packed has no picks here.
    pickedCount: packed.has(status) ? productLineItems.length : pickCount,
  };
}

/** Characters that a pattern of LIKE reads as such. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * A page of orders: those that are due first, then the latest of those that are done. Orders without
 * payment are nobody's work.
 */
export async function listOrders(
  { db, tenant, shop }: RequestContext,
  { page, perPage, status, day, q }: Query,
): Promise<{ items: OrderSummary[]; total: number }> {
  const conditions: (SQL | undefined)[] = [eq(orders.tenant, tenant)];
  conditions.push(status ? eq(orders.status, status) : ne(orders.status, 'PAYMENT_PENDING'));
  if (day !== undefined) {
    const { timeZone } = shop.clientRuntimeConfig;
    conditions.push(gte(timeSlots.startsAt, instantAt(day, '00:00', timeZone)));
    conditions.push(lt(timeSlots.startsAt, instantAt(addDays(day, 1), '00:00', timeZone)));
  }
  if (q) {
    const pattern = `%${literally(q)}%`;
    const lastName = sql`${orders.document}->'billingAddress'->>'lastName'`;
    conditions.push(or(ilike(orders.orderNumber, pattern), sql`${lastName} ILIKE ${pattern}`));
  }
  const where = and(...conditions);
  const isWindow = and(eq(timeSlots.tenant, orders.tenant), eq(timeSlots.id, orders.windowId));
  const [all] = await db
    .select({ total: count() })
    .from(orders)
    .innerJoin(timeSlots, isWindow)
    .where(where);
  const isDone = sql`${orders.status} IN ('COMPLETED', 'CANCELLED')`;
  const dueAt = sql`CASE WHEN NOT ${isDone} THEN ${timeSlots.startsAt} END`;
  const picked = sql<number>`(SELECT count(*)::int FROM ${orderPicks} p
    WHERE p.tenant = ${orders.tenant} AND p.order_number = ${orders.orderNumber})`;
  const found = await db
    .select({ row: orders, picked })
    .from(orders)
    .innerJoin(timeSlots, isWindow)
    .where(where)
    .orderBy(isDone, asc(dueAt), desc(timeSlots.startsAt), asc(orders.orderNumber))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const items = found.map((one) => summaryOf(one.row, one.picked));
  return { items, total: all?.total ?? 0 };
}
