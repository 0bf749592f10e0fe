import { and, eq, sql } from 'drizzle-orm';
import { carts } from '../carts/tables.js';
import { orders } from '../checkout/tables.js';
import type { Database } from '../kernel/database/database.js';
import type { UnitOfWork } from '../ordering/unit-of-work.js';
import type { PaymentState } from './processing/decide-transition.js';
import type { CardDetails } from './providers/provider.js';
import { payments } from './tables.js';

export type PaymentRow = typeof payments.$inferSelect;

/** Provider name of payments from the wallet. */
export const walletProvider = 'wallet';

interface PaymentScope {
  readonly db: Database;
  readonly tenant: string;
}

const hasNumber = (tenant: string, orderNumber: string) =>
  and(eq(orders.tenant, tenant), eq(orders.orderNumber, orderNumber));
const hasId = (tenant: string, id: string) => and(eq(payments.tenant, tenant), eq(payments.id, id));
const isOfOrder = (tenant: string, orderNumber: string) =>
  and(eq(payments.tenant, tenant), eq(payments.orderNumber, orderNumber));

/** Who ordered. */
export async function sessionOfOrder(db: Database, tenant: string, orderNumber: string) {
  const [found] = await db
    .select({ session: orders.sessionId })
    .from(orders)
    .where(hasNumber(tenant, orderNumber));
  return found?.session ?? '';
}

export async function findPayment(
  db: Database,
  tenant: string,
  id: string,
): Promise<PaymentRow | undefined> {
  const [found] = await db.select().from(payments).where(hasId(tenant, id));
  return found;
}

export async function paymentsOf(
  { db, tenant }: PaymentScope,
  orderNumber: string,
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(isOfOrder(tenant, orderNumber))
    .orderBy(payments.createdAt, payments.attempt, payments.id);
}

/** Locks the payments of an order until the transaction ends, and reads them as they are then. */
export async function lockPaymentsOf(
  scope: PaymentScope,
  orderNumber: string,
): Promise<PaymentRow[]> {
  await scope.db
    .select({ id: payments.id })
    .from(payments)
    .where(isOfOrder(scope.tenant, orderNumber))
    .for('update');
  return paymentsOf(scope, orderNumber);
}

const paidOrder = {
  orderNumber: orders.orderNumber,
  cartId: orders.cartId,
  sessionId: orders.sessionId,
  windowId: orders.windowId,
  sharesPlace: orders.sharesPlace,
  status: orders.status,
};
/** An order that waits for its payment, or did. */
export type PaidOrder = Pick<typeof orders.$inferSelect, keyof typeof paidOrder>;

/**
 * Locks the cart of an order and then the order, always in this sequence, so that abandoning and
 * settling a payment are serialised.
 */
export async function lockOrderOfPayment(
  { db, tenant }: UnitOfWork,
  orderNumber: string,
): Promise<PaidOrder | undefined> {
  const isOrder = hasNumber(tenant, orderNumber);
  const cartId = db.select({ id: orders.cartId }).from(orders).where(isOrder);
  await db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.tenant, tenant), eq(carts.id, cartId)))
    .for('update');
  const [found] = await db.select(paidOrder).from(orders).where(isOrder).for('update');
  return found;
}

/** The cart's order that is waiting for its payment. */
export async function pendingOrderOf({ db, tenant }: UnitOfWork, cartId: string) {
  const [found] = await db
    .select({ orderNumber: orders.orderNumber, methodKey: orders.methodKey, total: orders.total })
    .from(orders)
    .where(
      and(
        eq(orders.tenant, tenant),
        eq(orders.cartId, cartId),
        eq(orders.status, 'PAYMENT_PENDING'),
      ),
    );
  return found;
}

/** Changes of a payment; what is undefined stays. */
export interface PaymentPatch {
  readonly state: PaymentState;
  readonly authorised?: number;
  readonly captured?: number;
  readonly refunded?: number;
  readonly returned?: number;
  readonly due?: number;
  readonly captureFrom?: Date;
  readonly authorisedUntil?: Date | undefined;
  readonly failure?: { readonly code: string; readonly description: string } | undefined;
  readonly card?: CardDetails | undefined;
  /** Null: nothing is left to do. */
  readonly nextAt: Date | null;
}

export async function patchPayment(
  { db, tenant, now }: Pick<UnitOfWork, 'db' | 'tenant' | 'now'>,
  id: string,
  { failure, ...patch }: PaymentPatch,
): Promise<void> {
  await db
    .update(payments)
    .set({
      ...patch,
      failureCode: failure?.code,
      failureText: failure?.description,
      settledAt: sql`coalesce(${payments.settledAt}, ${now.toISOString()})`,
    })
    .where(hasId(tenant, id));
}

/**
 * Amount to capture of a reservation or, before it is made, to reserve, in cents; the time of the next
 * check stays.
 */
export async function patchDue(
  { db, tenant }: Pick<UnitOfWork, 'db' | 'tenant'>,
  id: string,
  due: number,
  planned?: number,
): Promise<void> {
  await db.update(payments).set({ due, planned }).where(hasId(tenant, id));
}
