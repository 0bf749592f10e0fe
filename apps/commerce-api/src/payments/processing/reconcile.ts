import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { rows } from '../../kernel/database/database.js';
import { scheduleJob } from '../../kernel/schedule-job.js';
import type { PaymentKernel } from '../payment-kernel.js';
import { findPayment } from '../repository.js';
import { pollStatusMs } from '../start/start-payment.js';
import type { PaymentWorker } from './process-payment.js';
import { processPayment } from './process-payment.js';

const intervalMs = 5_000;
/** Payments per run; if the process dies, the next run processes them. */
const batchSize = 20;

/**
 * Processes every payment that is due: a status update may have been lost, a capture or refund may have
 * failed, or the shopper may not have returned (R7). Returns the number of due payments.
 */
export async function reconcile(of: PaymentWorker): Promise<number> {
  const { db, clock } = of.kernel;
  const now = clock.now();
  const next = new Date(now.getTime() + pollStatusMs).toISOString();
  const due = await rows<{ tenant: string; id: string }>(
    db,
    sql`UPDATE payments SET next_at = ${next}
        WHERE (tenant, id) IN (SELECT tenant, id FROM payments WHERE next_at <= ${now.toISOString()}
          ORDER BY next_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)
        RETURNING tenant, id`,
  );
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
