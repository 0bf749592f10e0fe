import { and, eq, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kernel/database/database.js';
import { scheduleJob } from '../../kernel/schedule-job.js';
import type { PaymentKernel } from '../payment-kernel.js';
import { findPayment } from '../repository.js';
import { pollStatusMs } from '../start/start-payment.js';
import { payments } from '../tables.js';
import type { PaymentWorker } from './process-payment.js';
import { processPayment } from './process-payment.js';

const intervalMs = 5_000;
/** Payments per run; if the process dies, the next run processes them. */
const batchSize = 20;

/** Takes payments that are due; another process, or the next run, gets those that were not finished. */
async function claimDuePayments(db: Database, now: Date) {
  const due = db
    .$with('due')
    .as(
      db
        .select({ tenant: payments.tenant, id: payments.id })
        .from(payments)
        .where(lte(payments.nextAt, now))
        .orderBy(payments.nextAt)
        .limit(batchSize)
        .for('update', { skipLocked: true }),
    );
  return db
    .with(due)
    .update(payments)
    .set({ nextAt: new Date(now.getTime() + pollStatusMs) })
    .from(due)
    .where(and(eq(payments.tenant, due.tenant), eq(payments.id, due.id)))
    .returning({ tenant: payments.tenant, id: payments.id });
}

/**
 * Processes every payment that is due: a status update may have been lost, a capture or refund may have
 * failed, or the shopper may not have returned (R7). Returns the number of due payments.
 */
export async function reconcile(of: PaymentWorker): Promise<number> {
  const { db, clock } = of.kernel;
  const due = await claimDuePayments(db, clock.now());
  for (const { tenant, id } of due) {
    const payment = await findPayment(db, tenant, id);
    if (payment) await processPayment(of, payment);
  }
  return due.length;
}

/** Keeps payments going while the server runs. Any number of processes may do so on one database. */
export function startReconciliation(app: FastifyInstance, kernel: PaymentKernel): void {
  const { providers, hasJobs } = kernel.payments;
  if (!hasJobs || providers.length === 0) return;
  scheduleJob(app, { name: 'reconcile payments', ms: intervalMs }, async () => {
    await reconcile({ kernel, log: app.log });
  });
}
