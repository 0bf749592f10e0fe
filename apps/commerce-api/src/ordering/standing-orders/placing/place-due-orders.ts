import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { UnitOfWork } from '../../unit-of-work.js';
import { queueNotPlacedEmail, queuePlacedEmail } from '../emails/queue-standing-email.js';
import { isDecided, nextAfter, patchStandingOrder, recordRun } from '../repository.js';
import type { StandingRow } from '../tables.js';
import { standingOrders } from '../tables.js';
import type { DueOrder, StandingJob } from './job.js';
import { runForStandingOrder, tenantsOf } from './job.js';
import { NotPlaced } from './not-placed.js';
import { placeOccurrence } from './place-occurrence.js';

/** Delay before a standing order whose placing failed is tried again. */
const retryMs = 600_000;

/** Problems that the next day would have too: the customer has to decide first. */
const lasting: readonly NotPlaced['problem'][] = [
  'PRICE',
  'PAYMENT',
  'MINIMUM',
  'MAXIMUM',
  'ADDRESS',
];

/** Places every order that is due, one transaction each; returns how many days were decided. */
export async function placeDueOrders(job: StandingJob): Promise<number> {
  let count = 0;
  for (;;) {
    const due = await nextDue(job);
    if (!due) return count;
    await placeOne(job, due);
    count += 1;
  }
}

const isDue = (now: Date) =>
  and(eq(standingOrders.state, 'ACTIVE'), lte(standingOrders.placeAt, now));

async function nextDue(job: StandingJob): Promise<DueOrder | undefined> {
  const { db, clock } = job.kernel;
  const { tenant, id, locale, origin, placeAt } = standingOrders;
  const [due] = await db
    .select({ tenant, id, locale, origin })
    .from(standingOrders)
    .where(and(isDue(clock.now()), inArray(tenant, tenantsOf(job))))
    .orderBy(asc(placeAt), asc(id))
    .limit(1);
  return due;
}

async function placeOne(job: StandingJob, due: DueOrder): Promise<void> {
  try {
    await runForStandingOrder(job, due, (work) => decideDay(work, due.id));
  } catch (error) {
    job.log.error({ err: error, standingOrder: due.id }, 'a standing order was not placed');
    const placeAt = new Date(job.kernel.clock.now().getTime() + retryMs);
    await runForStandingOrder(job, due, (work) => patchStandingOrder(work, due, { placeAt }));
  }
}

/**
 * Decides the next day of a locked standing order. Order, record and mail are one transaction: another
 * process waits for the lock and then finds the day decided, and a crash leaves it as it was.
 */
async function decideDay(work: UnitOfWork, id: string): Promise<void> {
  const [row] = await work.db
    .select()
    .from(standingOrders)
    .where(and(eq(standingOrders.tenant, work.tenant), eq(standingOrders.id, id), isDue(work.now)))
    .for('update');
  if (!row) return;
  // Never twice, whatever has set the next day back.
  if (await isDecided(work, row)) return patchStandingOrder(work, row, await nextAfter(work, row));
  const outcome = await placeOccurrence(work, row);
  if (outcome instanceof NotPlaced) await recordFailure(work, row, outcome);
  else {
    await recordRun(work, row, outcome);
    await queuePlacedEmail(work, row, outcome);
  }
  await patchStandingOrder(work, row, await nextAfter(work, row));
}

async function recordFailure(work: UnitOfWork, row: StandingRow, failure: NotPlaced) {
  const { problem, total } = failure;
  await recordRun(work, row, { state: 'NOT_PLACED', problem, total });
  if (lasting.includes(problem))
    await patchStandingOrder(work, row, { state: 'NEEDS_ATTENTION', problem });
  await queueNotPlacedEmail(work, row, failure);
}
