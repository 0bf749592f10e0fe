import { and, eq, lt, sql } from 'drizzle-orm';
import { carts } from '../carts/tables.js';
import type { Database } from '../kernel/database/database.js';
import { idempotencyRecords } from './tables.js';

/** Time after which a finalized cart without a checkout is reopened. */
const finalizedTimeoutMs = 60_000;
/** Answers are repeated for this long. */
const retentionMs = 7 * 86_400_000;

/**
 * Reopens carts that a shopper or a crash left finalized, except those whose order waits for its
 * payment, and deletes old idempotency records.
 */
export async function cleanUpCheckouts(db: Database, now: Date): Promise<void> {
  await db
    .update(carts)
    .set({ status: 'OPEN', finalizedAt: null, version: sql`${carts.version} + 1`, changedAt: now })
    .where(
      and(
        eq(carts.status, 'FINALIZED'),
        lt(carts.finalizedAt, new Date(now.getTime() - finalizedTimeoutMs)),
        sql`NOT EXISTS (SELECT FROM orders o WHERE o.tenant = ${carts.tenant}
          AND o.cart_id = ${carts.id} AND o.status = 'PAYMENT_PENDING')`,
      ),
    );
  await db
    .delete(idempotencyRecords)
    .where(lt(idempotencyRecords.createdAt, new Date(now.getTime() - retentionMs)));
}
