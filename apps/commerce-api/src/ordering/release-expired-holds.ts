import { and, eq, sql } from 'drizzle-orm';
import { timeSlots } from '../distribution/capacity/tables.js';
import type { Database } from '../kernel/database/database.js';
import { rows } from '../kernel/database/database.js';
import { transaction } from '../kernel/database/transaction.js';

/** Releases the places of all expired holds, one time slot after the other. */
export async function releaseExpiredHolds(db: Database, now: Date): Promise<void> {
  const due = await rows<{ tenant: string; id: string }>(
    db,
    sql`SELECT DISTINCT tenant, window_id AS id FROM window_holds
        WHERE is_live AND ends_at <= ${now.toISOString()}`,
  );
  for (const { tenant, id } of due)
    await transaction(db, async (tx) => {
      await tx
        .select({ id: timeSlots.id })
        .from(timeSlots)
        .where(and(eq(timeSlots.tenant, tenant), eq(timeSlots.id, id)))
        .for('update');
      await tx.execute(
        sql`UPDATE window_holds SET is_live = false WHERE tenant = ${tenant} AND cart_id IN (
              SELECT h.cart_id FROM window_holds h WHERE h.tenant = ${tenant}
                AND h.window_id = ${id} AND h.is_live AND h.ends_at <= ${now.toISOString()}
              FOR UPDATE SKIP LOCKED)`,
      );
    });
}
