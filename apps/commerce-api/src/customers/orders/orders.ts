import type { ListedOrder, Order } from '@larder/contracts/checkout';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { carts } from '../../carts/tables.js';
import { isListedOrder, listedTotal, withTimeline } from '../../checkout/repository.js';
import { orders } from '../../checkout/tables.js';
import type { RequestContext } from '../../kernel/context.js';
import { notFound } from '../../kernel/failure.js';
import { orderTimelines } from '../../orders/tables.js';

type OrderScope = Pick<RequestContext, 'db' | 'tenant'>;

/** Orders of the customer from all devices; a guest's orders have no customer. */
function ownOrders({ db, tenant }: OrderScope, customer: string) {
  const own = db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.tenant, tenant), eq(carts.customerId, customer)));
  return and(eq(orders.tenant, tenant), inArray(orders.cartId, own));
}

interface PageRange {
  readonly offset: number;
  readonly pageSize: number;
}

const lines = sql`${orders.document}->'productLineItems'`;
/** Parts of the order's document; the whole of it would be read for a line of a list. */
const listed = {
  distributionType: sql<
    ListedOrder['distributionType']
  >`${orders.document}->'distributionAddress'->>'distributionType'`,
  distributionWindow: sql<
    ListedOrder['distributionWindow']
  >`${orders.document}->'distributionWindow'`,
  lineItemCount: sql<number>`jsonb_array_length(${lines})`,
  pictures: sql<
    ListedOrder['pictures']
  >`jsonb_path_query_array(${lines}, '$[0 to 3].product.picture')`,
};

/** PLAT-04: a part of the customer's orders, the newest first. */
export async function listOrders(context: RequestContext, { offset, pageSize }: PageRange) {
  const own = and(ownOrders(context, await context.requireCustomer()), isListedOrder());
  const [sum] = await context.db.select({ total: count() }).from(orders).where(own);
  const found = await context.db
    .select({
      orderNumber: orders.orderNumber,
      status: orders.status,
      placedAt: orders.placedAt,
      total: listedTotal,
      ...listed,
    })
    .from(orders)
    .leftJoin(orderTimelines, withTimeline)
    .where(own)
    .orderBy(desc(orders.placedAt), desc(orders.orderNumber))
    .limit(pageSize)
    .offset(offset);
  const results: ListedOrder[] = found.map((order) => ({
    ...order,
    placedAt: order.placedAt.toISOString(),
  }));
  return { total: sum?.total ?? 0, count: results.length, offset, results };
}

/** PLAT-04. @throws ApiFailure 401, and 404 for an order that is not the customer's */
export async function readOrder(context: RequestContext, orderNumber: string): Promise<Order> {
  const own = ownOrders(context, await context.requireCustomer());
  const [found] = await context.db
    .select({ status: orders.status, document: orders.document })
    .from(orders)
    .where(and(own, eq(orders.orderNumber, orderNumber)));
  if (!found) throw notFound('The order');
  return { ...found.document, status: found.status };
}

/** When the customer placed an order; undefined for an order that is not theirs. */
export async function ownOrderDate(
  scope: OrderScope,
  customer: string,
  orderNumber: string,
): Promise<Date | undefined> {
  const [found] = await scope.db
    .select({ placedAt: orders.placedAt })
    .from(orders)
    .where(and(ownOrders(scope, customer), eq(orders.orderNumber, orderNumber)));
  return found?.placedAt;
}
