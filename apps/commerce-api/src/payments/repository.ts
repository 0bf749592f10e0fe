import { sql } from 'drizzle-orm';
import type { Database } from '../kernel/database/database.js';
import { firstRow, rows } from '../kernel/database/database.js';
import type { UnitOfWork } from '../ordering/unit-of-work.js';
import type { PaymentState } from './processing/decide-transition.js';
import type { CardDetails } from './providers/provider.js';

export interface PaymentRow {
  readonly tenant: string;
  readonly id: string;
  readonly orderNumber: string;
  readonly methodKey: string;
  readonly brandName: string;
  readonly provider: string;
  readonly currency: string;
  readonly planned: number;
  readonly due: number;
  readonly authorised: number;
  readonly captured: number;
  readonly refunded: number;
  /** Cents of `due` that are or will be refunded although the order stays valid. */
  readonly returned: number;
  readonly state: PaymentState;
  readonly reference: string | null;
  readonly redirectUrl: string | null;
  readonly card: CardDetails | null;
  readonly locale: string;
  readonly origin: string;
  readonly isStarted: boolean;
  /** Above 1 for a payment that replaces a lost one: its order is already placed. */
  readonly attempt: number;
  /** SETUP saves the method and takes nothing; UNATTENDED is authorised by a saved one. */
  readonly kind: 'PAYMENT' | 'SETUP' | 'UNATTENDED';
  /** Milliseconds since 1970 from when on `due` is fixed and captured; null until the order is picked. */
  readonly captureFrom: number | null;
  /** Milliseconds since 1970; null if unknown, or if nothing is authorised. */
  readonly authorisedUntil: number | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

const columns = sql`tenant, id, order_number AS "orderNumber", method_key AS "methodKey",
  brand_name AS "brandName", provider, currency, planned, due, authorised, captured, refunded, returned,
  state, reference, redirect_url AS "redirectUrl", card, locale, origin, started_at IS NOT NULL AS "isStarted", attempt, kind,
  (extract(epoch FROM capture_from) * 1000)::float8 AS "captureFrom",
  (extract(epoch FROM authorised_until) * 1000)::float8 AS "authorisedUntil",
  (extract(epoch FROM expires_at) * 1000)::float8 AS "expiresAt"`;

/** Provider name of payments from the wallet. */
export const walletProvider = 'wallet';

/** Who ordered. */
export async function sessionOfOrder(db: Database, tenant: string, orderNumber: string) {
  const found = await firstRow<{ session: string }>(
    db,
    sql`SELECT session_id AS session FROM orders
        WHERE tenant = ${tenant} AND order_number = ${orderNumber}`,
  );
  return found?.session ?? '';
}

export function findPayment(
  db: Database,
  tenant: string,
  id: string,
): Promise<PaymentRow | undefined> {
  return firstRow(db, sql`SELECT ${columns} FROM payments WHERE tenant = ${tenant} AND id = ${id}`);
}

export function paymentsOf(
  { db, tenant }: { readonly db: Database; readonly tenant: string },
  orderNumber: string,
): Promise<PaymentRow[]> {
  return rows(
    db,
    sql`SELECT ${columns} FROM payments WHERE tenant = ${tenant} AND order_number = ${orderNumber}
        ORDER BY created_at, attempt, id`,
  );
}

/** An order that is or was waiting for its payment. */
export interface PaidOrder {
  readonly orderNumber: string;
  readonly cartId: string;
  readonly sessionId: string;
  readonly windowId: string;
  readonly sharesPlace: boolean;
  readonly status: string;
}

/**
 * Locks the cart of an order and then the order, always in this sequence, so that abandoning and
 * settling a payment are serialised.
 */
export async function lockOrderOfPayment(
  { db, tenant }: UnitOfWork,
  orderNumber: string,
): Promise<PaidOrder | undefined> {
  await db.execute(
    sql`SELECT FROM carts c WHERE c.tenant = ${tenant} AND c.id = (SELECT o.cart_id FROM orders o
          WHERE o.tenant = ${tenant} AND o.order_number = ${orderNumber}) FOR UPDATE`,
  );
  return firstRow(
    db,
    sql`SELECT order_number AS "orderNumber", cart_id AS "cartId", session_id AS "sessionId",
          window_id AS "windowId", shares_place AS "sharesPlace", status FROM orders
        WHERE tenant = ${tenant} AND order_number = ${orderNumber} FOR UPDATE`,
  );
}

/** The cart's order that is waiting for its payment. */
export async function pendingOrderOf({ db, tenant }: UnitOfWork, cartId: string) {
  return firstRow<{ orderNumber: string; methodKey: string; total: number }>(
    db,
    sql`SELECT order_number AS "orderNumber", method_key AS "methodKey", total FROM orders
        WHERE tenant = ${tenant} AND cart_id = ${cartId} AND status = 'PAYMENT_PENDING'`,
  );
}

export interface PaymentPatch {
  readonly state: PaymentState;
  readonly authorised?: number;
  readonly captured?: number;
  readonly refunded?: number;
  readonly returned?: number;
  readonly due?: number;
  readonly captureFrom?: Date;
  /** ISO 8601. */
  readonly authorisedUntil?: string | undefined;
  readonly failure?: { readonly code: string; readonly description: string } | undefined;
  readonly card?: CardDetails | undefined;
  /** Null: nothing is left to do. */
  readonly nextAt: Date | null;
}

export async function patchPayment(
  { db, tenant, now }: Pick<UnitOfWork, 'db' | 'tenant' | 'now'>,
  id: string,
  patch: PaymentPatch,
): Promise<void> {
  const { failure, card } = patch;
  await db.execute(
    sql`UPDATE payments SET state = ${patch.state},
          authorised = coalesce(${patch.authorised ?? null}, authorised),
          captured = coalesce(${patch.captured ?? null}, captured),
          refunded = coalesce(${patch.refunded ?? null}, refunded),
          returned = coalesce(${patch.returned ?? null}, returned),
          due = coalesce(${patch.due ?? null}, due),
          capture_from = coalesce(${patch.captureFrom?.toISOString() ?? null}, capture_from),
          authorised_until = coalesce(${patch.authorisedUntil ?? null}, authorised_until),
          failure_code = coalesce(${failure?.code ?? null}, failure_code),
          failure_text = coalesce(${failure?.description ?? null}, failure_text),
          card = coalesce(${card ? JSON.stringify(card) : null}::jsonb, card),
          settled_at = coalesce(settled_at, ${now.toISOString()}),
          next_at = ${patch.nextAt?.toISOString() ?? null}
        WHERE tenant = ${tenant} AND id = ${id}`,
  );
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
  await db.execute(
    sql`UPDATE payments SET due = ${due}, planned = coalesce(${planned ?? null}, planned)
        WHERE tenant = ${tenant} AND id = ${id}`,
  );
}
