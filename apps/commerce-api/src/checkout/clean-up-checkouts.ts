import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import { carts } from '../carts/tables.js';
import type { Database } from '../kernel/database/database.js';
import { idempotencyRecords, orders } from './tables.js';

/** Time after which a finalized cart without a checkout is reopened. */
const finalizedTimeoutMs = 60_000;
/** Answers are repeated for this long. */
const retentionMs = 7 * 86_400_000;

/**
 * Reopens carts that a shopper or a crash left finalized, except those whose order waits for its
 * payment, and deletes old idempotency records.
 */
export async function cleanUpCheckouts(db: Database, now: Date): Promise<void> {
  const unpaid = db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(
      and(
        eq(orders.tenant, carts.tenant),
        eq(orders.cartId, carts.id),
        eq(orders.status, 'PAYMENT_PENDING'),
      ),
    );
  await db
    .update(carts)
    .set({ status: 'OPEN', finalizedAt: null, version: sql`${carts.version} + 1`, changedAt: now })
    .where(
      and(
        eq(carts.status, 'FINALIZED'),
        lt(carts.finalizedAt, new Date(now.getTime() - finalizedTimeoutMs)),
        notExists(unpaid),
      ),
    );
  await db
    .delete(idempotencyRecords)
    .where(lt(idempotencyRecords.createdAt, new Date(now.getTime() - retentionMs)));
}
