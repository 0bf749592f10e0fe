import { and, eq, lte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { simulatedWebhooks } from './tables.js';

export async function queueWebhook(
  db: Database,
  hook: Omit<typeof simulatedWebhooks.$inferInsert, 'dueAt'>,
  dueAt: Date,
): Promise<void> {
  await db.insert(simulatedWebhooks).values({ ...hook, dueAt });
}

const leaseMs = 30_000;
const maxAttempts = 10;
const batchSize = 50;

/** Takes webhooks that are due; who does not drop them gets them again. */
export async function claimWebhooks(db: Database, now: Date) {
  const due = db.$with('due').as(
    db
      .select({ id: simulatedWebhooks.id })
      .from(simulatedWebhooks)
      .where(and(lte(simulatedWebhooks.dueAt, now), lt(simulatedWebhooks.attempts, maxAttempts)))
      .orderBy(simulatedWebhooks.dueAt, simulatedWebhooks.id)
      .limit(batchSize)
      .for('update', { skipLocked: true }),
  );
  const { id, provider, tenant, body, times, attempts } = simulatedWebhooks;
  return db
    .with(due)
    .update(simulatedWebhooks)
    .set({ dueAt: new Date(now.getTime() + leaseMs), attempts: sql`${attempts} + 1` })
    .from(due)
    .where(eq(id, due.id))
    .returning({ id, provider, tenant, body, times });
}

export async function dropWebhook(db: Database, id: number): Promise<void> {
  await db.delete(simulatedWebhooks).where(eq(simulatedWebhooks.id, id));
}
