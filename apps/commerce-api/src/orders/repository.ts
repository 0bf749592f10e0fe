import type { Order } from '@larder/contracts/checkout';
import { and, eq, sql } from 'drizzle-orm';
import { carts } from '../carts/tables.js';
import { windows } from '../capacity/tables.js';
import { visibleIn } from '../checkout/repository.js';
import { orders } from '../checkout/tables.js';
import type { Database } from '../kernel/database.js';
import type { CourseRow } from './tables.js';
import { courses } from './tables.js';

export type OrderRow = typeof orders.$inferSelect;

/** An order with what happened to it since, and until when it can be changed. */
export interface WholeOrder {
  readonly row: OrderRow;
  /** Null until the order was placed for good. */
  readonly course: CourseRow | null;
  readonly customerId: string | null;
  readonly cutOff: Date;
}

interface Of {
  readonly db: Database;
  readonly tenant: string;
}

function whole({ db }: Of) {
  return db
    .select({
      row: orders,
      course: courses,
      customerId: carts.customerId,
      cutOff: windows.cutOff,
    })
    .from(orders)
    .innerJoin(carts, and(eq(carts.tenant, orders.tenant), eq(carts.id, orders.cartId)))
    .innerJoin(windows, and(eq(windows.tenant, orders.tenant), eq(windows.id, orders.windowId)))
    .leftJoin(
      courses,
      and(eq(courses.tenant, orders.tenant), eq(courses.orderNumber, orders.orderNumber)),
    );
}

/** An order by its number, whoever's it is: for jobs, and for what has asked whose it is. */
export async function readWhole(of: Of, orderNumber: string): Promise<WholeOrder | undefined> {
  const [found] = await whole(of).where(
    and(eq(orders.tenant, of.tenant), eq(orders.orderNumber, orderNumber)),
  );
  return found;
}

/** An order that the session may see; another's is as good as none. */
export async function readOwn(
  of: Of & { readonly session: string },
  orderNumber: string,
): Promise<WholeOrder | undefined> {
  const [found] = await whole(of).where(
    and(visibleIn(of.tenant, of.session), eq(orders.orderNumber, orderNumber)),
  );
  return found;
}

/** Locks an order until the transaction ends: of two that change it, one waits and looks anew. */
export async function lockOrder({ db, tenant }: Of, orderNumber: string): Promise<void> {
  await db.execute(
    sql`SELECT FROM orders WHERE tenant = ${tenant} AND order_number = ${orderNumber} FOR UPDATE`,
  );
}

/** Numbers of the orders that add to this one and were not cancelled. */
export async function readAdditions({ db, tenant }: Of, orderNumber: string): Promise<string[]> {
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

/** Carts whose order is to add to this one, and is being paid. */
export async function readPayingFor({ db, tenant }: Of, orderNumber: string): Promise<string[]> {
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

/** What comes with an order and is being paid goes with it into another window, and so does its cart. */
export async function movePaying(
  { db, tenant }: Of,
  orderNumber: string,
  window: OrderRow['document']['distributionWindow'],
): Promise<void> {
  const isPaying = sql`tenant = ${tenant} AND added_to = ${orderNumber}
    AND status = 'PAYMENT_PENDING' AND shares_place`;
  // As whoever settles a payment locks them: the cart first.
  await db.execute(
    sql`UPDATE carts SET window_id = ${window.id}
        WHERE tenant = ${tenant} AND id IN (SELECT cart_id FROM orders WHERE ${isPaying})`,
  );
  await db.execute(
    sql`UPDATE orders SET window_id = ${window.id},
          document = jsonb_set(document, '{distributionWindow}', ${JSON.stringify(window)}::jsonb)
        WHERE ${isPaying}`,
  );
}

export async function insertCourse({ db }: Of, course: typeof courses.$inferInsert): Promise<void> {
  await db.insert(courses).values(course).onConflictDoNothing();
}

export async function patchCourse(
  { db, tenant }: Of,
  orderNumber: string,
  patch: Partial<Omit<CourseRow, 'tenant' | 'orderNumber'>>,
): Promise<void> {
  await db
    .update(courses)
    .set(patch)
    .where(and(eq(courses.tenant, tenant), eq(courses.orderNumber, orderNumber)));
}

export async function patchOrder(
  { db, tenant }: Of,
  orderNumber: string,
  patch: Partial<Pick<OrderRow, 'status' | 'windowId' | 'sharesPlace' | 'total' | 'document'>>,
): Promise<void> {
  await db
    .update(orders)
    .set(patch)
    .where(and(eq(orders.tenant, tenant), eq(orders.orderNumber, orderNumber)));
}

/** The order as callers see it. */
export function toOrder({ row }: Pick<WholeOrder, 'row'>): Order {
  return { ...row.document, status: row.status };
}
