import { and, eq, inArray, ne } from 'drizzle-orm';
import { orders } from '../../../checkout/tables.js';
import type { UnitOfWork } from '../../unit-of-work.js';
import { queueNotPlacedEmail } from '../emails/queue-standing-email.js';
import { patchStandingOrder } from '../repository.js';
import { standingOrders, standingRuns } from '../tables.js';
import type { DueOrder, StandingJob } from './job.js';
import { runForStandingOrder, tenantsOf } from './job.js';
import { NotPlaced } from './not-placed.js';

interface Settled extends DueOrder {
  readonly date: string;
  readonly isPlaced: boolean;
}

/** Records what became of orders whose card was charged without the customer. */
export async function settlePayments(job: StandingJob): Promise<void> {
  for (const settled of await findSettled(job))
    await runForStandingOrder(job, settled, (work) => settle(work, settled));
}

async function findSettled(job: StandingJob): Promise<Settled[]> {
  const { tenant, id, locale, origin } = standingOrders;
  const found = await job.kernel.db
    .select({ tenant, id, locale, origin, date: standingRuns.date, status: orders.status })
    .from(standingRuns)
    .innerJoin(
      standingOrders,
      and(eq(standingRuns.tenant, tenant), eq(standingRuns.standingOrderId, id)),
    )
    .innerJoin(
      orders,
      and(eq(orders.tenant, tenant), eq(orders.orderNumber, standingRuns.orderNumber)),
    )
    .where(
      and(
        eq(standingRuns.state, 'PAYING'),
        ne(orders.status, 'PAYMENT_PENDING'),
        inArray(tenant, tenantsOf(job)),
      ),
    );
  return found.map(({ status, ...settled }) => ({ ...settled, isPlaced: status !== 'CANCELLED' }));
}

/** The bank wants the customer, or refuses: nothing was ordered, and they have to decide. */
async function settle(work: UnitOfWork, { id, date, isPlaced }: Settled): Promise<void> {
  const [row] = await work.db
    .select()
    .from(standingOrders)
    .where(and(eq(standingOrders.tenant, work.tenant), eq(standingOrders.id, id)))
    .for('update');
  const outcome = isPlaced
    ? ({ state: 'PLACED' } as const)
    : ({ state: 'NOT_PLACED', problem: 'PAYMENT' } as const);
  const changed = await work.db
    .update(standingRuns)
    .set(outcome)
    .where(
      and(
        eq(standingRuns.tenant, work.tenant),
        eq(standingRuns.standingOrderId, id),
        eq(standingRuns.date, date),
        eq(standingRuns.state, 'PAYING'),
      ),
    )
    .returning({ date: standingRuns.date });
  if (isPlaced || !row || changed.length === 0) return;
  if (row.state === 'ACTIVE')
    await patchStandingOrder(work, row, { state: 'NEEDS_ATTENTION', problem: 'PAYMENT' });
  await queueNotPlacedEmail(work, { ...row, nextDate: date }, new NotPlaced('PAYMENT'));
}
