import type { Order, OrderSummary } from '@larder/contracts/checkout';
import { OrderConfig } from '@larder/contracts/checkout/schemas';
import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Scope } from '../kernel/scope.js';
import type { Database } from '../kernel/database/database.js';
import { orderConfigs } from '../distribution/tables.js';
import { OrderTerms } from '../ordering/terms.js';
import type { UnitOfWork } from '../ordering/unit-of-work.js';
import { orderTimelines } from '../orders/tables.js';
import { chargeOf } from '../payments/capture/order-charge.js';
import { walletProvider } from '../payments/repository.js';
import { startPath } from '../payments/start/paths.js';
import { payments } from '../payments/tables.js';
import { orders } from './tables.js';

type NewOrder = typeof orders.$inferInsert;

/** Stores an order; false when its number is taken. A second order of a cart throws. */
export async function insertOrder({ db }: UnitOfWork, order: NewOrder): Promise<boolean> {
  const stored = await db
    .insert(orders)
    .values(order)
    .onConflictDoNothing({ target: [orders.tenant, orders.orderNumber] })
    .returning({ orderNumber: orders.orderNumber });
  return stored.length === 1;
}

interface OrderKey {
  readonly tenant: string;
  readonly session: string;
  readonly orderNumber: string;
}

/** Orders of a session, and those of the customer who is signed in there, wherever they were placed. */
export function visibleToSession(tenant: string, session: string) {
  const isCustomers = sql`EXISTS (SELECT FROM sessions s JOIN carts c
    ON c.tenant = s.tenant AND c.customer_id = s.customer_id
    WHERE s.tenant = ${tenant} AND s.id = ${session} AND c.id = ${orders.cartId})`;
  return and(eq(orders.tenant, tenant), or(eq(orders.sessionId, session), isCustomers));
}

/** An order of that session; another's counts as missing. */
export async function findOrder(
  db: Database,
  { tenant, session, orderNumber }: OrderKey,
): Promise<Order | undefined> {
  const found = await db
    .select({ status: orders.status, document: orders.document })
    .from(orders)
    .where(and(visibleToSession(tenant, session), eq(orders.orderNumber, orderNumber)));
  if (!found[0]) return undefined;
  const { status, document } = found[0];
  const charge = await chargeOf({ db, tenant }, orderNumber);
  const facts = await readPaymentStatus(db, { tenant, orderNumber, status });
  return { ...document, status, ...(charge && { charge }), ...facts };
}

type PaymentStatus = Pick<Order, 'paymentUrl' | 'paymentError'>;

/**
 * Payment URL of an order that waits for its payment, and the reason why an unpaid one was cancelled.
 */
async function readPaymentStatus(
  db: Database,
  { tenant, orderNumber, status }: Omit<OrderKey, 'session'> & Pick<Order, 'status'>,
): Promise<PaymentStatus> {
  const [payment] = await db
    .select({
      id: payments.id,
      state: payments.state,
      code: payments.failureCode,
      description: payments.failureText,
    })
    .from(payments)
    .where(
      and(
        eq(payments.tenant, tenant),
        eq(payments.orderNumber, orderNumber),
        ne(payments.provider, walletProvider),
      ),
    )
    .orderBy(desc(payments.attempt))
    .limit(1);
  if (!payment) return {};
  if (payment.state === 'OPEN') return { paymentUrl: startPath(payment.id) };
  if (status !== 'CANCELLED') return {};
  const { code, description } = payment;
  return code === null ? {} : { paymentError: { code, description: description ?? '' } };
}

/**
 * The orders that a shopper sees: attempts that were cancelled unpaid are left out, unless money was
 * taken, because it appears on their statement. By its number an attempt can still be read.
 */
export function isListedOrder() {
  return sql`(${orders.status} <> 'CANCELLED'
    OR EXISTS (SELECT FROM order_courses c WHERE c.tenant = ${orders.tenant}
      AND c.order_number = ${orders.orderNumber})
    OR EXISTS (SELECT FROM payments p WHERE p.tenant = ${orders.tenant}
      AND p.order_number = ${orders.orderNumber} AND p.captured > 0))`;
}

/**
 * What the order costs: as its receipt has it once it is picked, before that as ordered. For a query
 * that joins `withTimeline`.
 */
export const listedTotal = sql<number>`coalesce(${orderTimelines.payable}, ${orders.total})`;

/** An order has no timeline until it is placed for good. */
export const withTimeline = and(
  eq(orderTimelines.tenant, orders.tenant),
  eq(orderTimelines.orderNumber, orders.orderNumber),
);

/** The orders of a session, newest first. */
export async function readOrders(
  db: Database,
  tenant: string,
  session: string,
): Promise<OrderSummary[]> {
  const found = await db
    .select({
      orderNumber: orders.orderNumber,
      status: orders.status,
      placedAt: orders.placedAt,
      total: listedTotal,
    })
    .from(orders)
    .leftJoin(orderTimelines, withTimeline)
    .where(and(eq(orders.tenant, tenant), eq(orders.sessionId, session), isListedOrder()))
    .orderBy(desc(orders.placedAt), desc(orders.orderNumber));
  return found.map((order) => ({ ...order, placedAt: order.placedAt.toISOString() }));
}

/** The shop's ordering terms in the reader's language; undefined without an order-config.json. */
export async function readOrderConfig({
  db,
  tenant,
  locale,
}: Pick<Scope, 'db' | 'tenant' | 'locale'>): Promise<z.output<typeof OrderConfig> | undefined> {
  const found = await db.select().from(orderConfigs).where(eq(orderConfigs.tenant, tenant));
  if (!found[0]) return undefined;
  const { orderConditions, ...terms } = z.parse(OrderTerms, found[0].config);
  return z.parse(OrderConfig, { ...terms, conditions: orderConditions[locale] });
}
