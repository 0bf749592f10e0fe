import type { OpenOrder } from '@larder/contracts/shopping';
import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { carts } from '../../carts/tables.js';
import { orders } from '../../checkout/tables.js';
import { timeSlots } from '../../distribution/capacity/tables.js';
import type { RequestContext } from '../../kernel/context.js';
import { rows } from '../../kernel/database/database.js';
import type { Scope } from '../../kernel/scope.js';
import type { OrderedLine } from './purchase-rhythm.js';

/** Who has ordered: a customer on every device, or a guest in this browser. */
export type Buyer = { readonly customer: string } | { readonly guest: string };

/** The shopper of a request; nothing without a session. Creates none. */
export async function buyerOf(context: RequestContext): Promise<Buyer | undefined> {
  const customer = await context.customer();
  if (customer !== undefined) return { customer };
  const guest = await context.existingSession();
  return guest === undefined ? undefined : { guest };
}

/** The latest orders: enough for two years of weekly shopping. */
const maxOrders = 100;

function ownOrders(buyer: Buyer) {
  return 'customer' in buyer
    ? eq(carts.customerId, buyer.customer)
    : and(eq(orders.sessionId, buyer.guest), isNull(carts.customerId));
}

/** Joins an order with its cart. */
export const ofCart = and(eq(carts.tenant, orders.tenant), eq(carts.id, orders.cartId));

/** Lines of the shopper's latest orders, without cancelled and unpaid ones. */
export function readPurchases({ db, tenant }: Scope, buyer: Buyer): Promise<OrderedLine[]> {
  const isOrdered = sql`${orders.status} NOT IN ('CANCELLED', 'PAYMENT_PENDING')`;
  return rows<OrderedLine>(
    db,
    sql`SELECT line->'product'->>'sku' AS sku, (line->>'quantity')::int AS quantity,
        (extract(epoch FROM latest.placed_at) * 1000)::float8 AS at,
        coalesce(latest.added_to, latest.order_number) AS "order"
      FROM (
        SELECT ${orders.placedAt}, ${orders.document}, ${orders.addedTo}, ${orders.orderNumber}
        FROM ${orders}
        JOIN ${carts} ON ${ofCart}
        WHERE ${orders.tenant} = ${tenant} AND ${isOrdered} AND ${ownOrders(buyer)}
        ORDER BY ${orders.placedAt} DESC, ${orders.orderNumber} LIMIT ${maxOrders}
      ) latest
      CROSS JOIN jsonb_array_elements(latest.document->'productLineItems') line`,
  );
}

/** An order that has not reached its shopper. */
export const openStatuses = ['PLACED', 'PICKING', 'ON_THE_WAY', 'READY'] as const;
/** As many as a home page names. */
const maxOpen = 3;

/** A van that is later than this, or goods that wait longer in a store, have a fault that no page can tell. */
const latestMs = 24 * 3_600_000;

/**
 * The shopper's orders that they do not have yet, one included that is late on its way or that nobody has
 * collected; additions belong to theirs.
 */
export async function readOpenOrders(
  { db, tenant, now }: Scope,
  buyer: Buyer,
): Promise<OpenOrder[]> {
  const found = await db
    .select({ row: orders, cutOff: timeSlots.cutOff })
    .from(orders)
    .innerJoin(carts, ofCart)
    .innerJoin(
      timeSlots,
      and(eq(timeSlots.tenant, orders.tenant), eq(timeSlots.id, orders.windowId)),
    )
    .where(
      and(
        eq(orders.tenant, tenant),
        ownOrders(buyer),
        isNull(orders.addedTo),
        inArray(orders.status, openStatuses),
        or(gt(timeSlots.endsAt, now), isLate(now)),
      ),
    )
    .orderBy(asc(timeSlots.startsAt), asc(orders.orderNumber))
    .limit(maxOpen);
  return found.flatMap((one) => toOpenOrder(one, now));
}

function isLate(now: Date) {
  const earliest = new Date(now.getTime() - latestMs);
  return and(inArray(orders.status, ['ON_THE_WAY', 'READY']), gt(timeSlots.endsAt, earliest));
}

interface Found {
  readonly row: typeof orders.$inferSelect;
  readonly cutOff: Date;
}

function toOpenOrder({ row, cutOff }: Found, now: Date): OpenOrder[] {
  const status = openStatuses.find((one) => one === row.status);
  if (!status) return [];
  const { distributionWindow, distributionAddress } = row.document;
  const isChangeable = row.status === 'PLACED' && cutOff > now;
  const { distributionType } = distributionAddress;
  const until = isChangeable && { changeableUntil: cutOff.toISOString() };
  return [{ orderNumber: row.orderNumber, status, distributionType, distributionWindow, ...until }];
}
