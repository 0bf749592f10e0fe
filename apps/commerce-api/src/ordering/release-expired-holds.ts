import { and, eq } from 'drizzle-orm';
import { hasEnded, releaseEndedHolds } from '../distribution/capacity/repository.js';
import { timeSlotHolds as holds, timeSlots } from '../distribution/capacity/tables.js';
import type { Database } from '../kernel/database/database.js';
import { transaction } from '../kernel/database/transaction.js';

/** Releases the places of all expired holds, one time slot after the other. */
export async function releaseExpiredHolds(db: Database, now: Date): Promise<void> {
  const due = await db
    .selectDistinct({ tenant: holds.tenant, id: holds.windowId })
    .from(holds)
    .where(hasEnded(now));
  for (const { tenant, id } of due)
    await transaction(db, async (tx) => {
      await tx
        .select({ id: timeSlots.id })
        .from(timeSlots)
        .where(and(eq(timeSlots.tenant, tenant), eq(timeSlots.id, id)))
        .for('update');
      await releaseEndedHolds({ db: tx, tenant, now }, id);
    });
}
