import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { UnitOfWork } from '../../unit-of-work.js';
import { queueReminder } from '../emails/queue-standing-email.js';
import { patchStandingOrder } from '../repository.js';
import { standingOrders } from '../tables.js';
import type { StandingJob } from './job.js';
import { runForStandingOrder, tenantsOf } from './job.js';

/** Reminders of one run; the next run goes on. */
const batchSize = 100;

const isToRemind = (now: Date) =>
  and(eq(standingOrders.state, 'ACTIVE'), lte(standingOrders.remindAt, now));

/** Writes to the customers whose next order is placed soon. */
export async function remindOfOrders(job: StandingJob): Promise<void> {
  const { db, clock } = job.kernel;
  const { tenant, id, locale, origin, remindAt } = standingOrders;
  const due = await db
    .select({ tenant, id, locale, origin })
    .from(standingOrders)
    .where(and(isToRemind(clock.now()), inArray(tenant, tenantsOf(job))))
    .orderBy(asc(remindAt))
    .limit(batchSize);
  for (const one of due) await runForStandingOrder(job, one, (work) => remind(work, one.id));
}

/** The mail and its note are one transaction: of any number of processes, one writes. */
async function remind(work: UnitOfWork, id: string): Promise<void> {
  const [row] = await work.db
    .select()
    .from(standingOrders)
    .where(
      and(eq(standingOrders.tenant, work.tenant), eq(standingOrders.id, id), isToRemind(work.now)),
    )
    .for('update');
  if (!row) return;
  await patchStandingOrder(work, row, { remindAt: null });
  if (row.placeAt > work.now) await queueReminder(work, row);
}
