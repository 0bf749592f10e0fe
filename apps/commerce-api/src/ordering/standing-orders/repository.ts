import type { StandingProblem } from '@larder/contracts/shopping/standing-orders';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { serviceLocationOf } from '../../carts/distribution/move-cart.js';
import { localDate } from '../../distribution/capacity/zoned-time.js';
import { notFound } from '../../kernel/failure.js';
import type { UnitOfWork } from '../unit-of-work.js';
import { readOrderTerms } from '../read-order-terms.js';
import type { Occurrence, Rhythm, ScheduleTerms } from './schedule.js';
import { firstOccurrence, occurrenceAfter } from './schedule.js';
import type { RunRow, StandingRow } from './tables.js';
import { standingOrders, standingRuns } from './tables.js';
import { findSlot, weeklySlots } from './weekly-slots.js';

type Place = Pick<StandingRow, 'distributionAddress'>;
type Timing = Place & Pick<StandingRow, 'weeks' | 'weekday' | 'windowFrom' | 'windowTo'>;

const isOwn = ({ tenant }: UnitOfWork, customer: string, id: string) =>
  and(
    eq(standingOrders.tenant, tenant),
    eq(standingOrders.id, id),
    eq(standingOrders.customerId, customer),
  );

/** A standing order of the customer; with `isLocked`, the job that places it waits. */
export async function openStandingOrder(
  work: UnitOfWork,
  customer: string,
  id: string,
  isLocked = false,
): Promise<StandingRow> {
  const query = work.db
    .select()
    .from(standingOrders)
    .where(isOwn(work, customer, id));
  const [found] = await (isLocked ? query.for('update') : query);
  if (!found) throw notFound('The standing order');
  return found;
}

export function standingOrdersOf({ db, tenant }: UnitOfWork, customer: string) {
  return db
    .select()
    .from(standingOrders)
    .where(and(eq(standingOrders.tenant, tenant), eq(standingOrders.customerId, customer)))
    .orderBy(asc(standingOrders.nextDate), asc(standingOrders.createdAt));
}

export async function patchStandingOrder(
  { db, tenant }: UnitOfWork,
  { id }: Pick<StandingRow, 'id'>,
  patch: Partial<Omit<StandingRow, 'tenant' | 'id' | 'customerId'>>,
): Promise<void> {
  await db
    .update(standingOrders)
    .set(patch)
    .where(and(eq(standingOrders.tenant, tenant), eq(standingOrders.id, id)));
}

const runsOf = ({ tenant }: UnitOfWork, { id }: Pick<StandingRow, 'id'>) =>
  and(eq(standingRuns.tenant, tenant), eq(standingRuns.standingOrderId, id));

export async function lastRun(
  work: UnitOfWork,
  row: Pick<StandingRow, 'id'>,
): Promise<RunRow | undefined> {
  const [found] = await work.db
    .select()
    .from(standingRuns)
    .where(runsOf(work, row))
    .orderBy(desc(standingRuns.date))
    .limit(1);
  return found;
}

export interface Decision {
  readonly state: RunRow['state'];
  readonly problem?: StandingProblem | undefined;
  readonly orderNumber?: string | undefined;
  readonly total?: number | undefined;
}

/** Records what became of the next day. The key refuses a second decision about the same day. */
export async function recordRun(
  { db, tenant, now }: UnitOfWork,
  { id, customerId, nextDate }: StandingRow,
  { state, problem, orderNumber, total }: Decision,
): Promise<void> {
  await db.insert(standingRuns).values({
    tenant,
    standingOrderId: id,
    customerId,
    date: nextDate,
    decidedAt: now,
    state,
    problem,
    orderNumber,
    total,
  });
}

/** Whether something was decided about the next day already. */
export async function isDecided(work: UnitOfWork, row: StandingRow): Promise<boolean> {
  const found = await work.db
    .select({ date: standingRuns.date })
    .from(standingRuns)
    .where(and(runsOf(work, row), eq(standingRuns.date, row.nextDate)));
  return found.length > 0;
}

export async function deleteRun(work: UnitOfWork, row: StandingRow, date: string): Promise<void> {
  await work.db
    .delete(standingRuns)
    .where(
      and(runsOf(work, row), eq(standingRuns.date, date), eq(standingRuns.state, 'NOT_PLACED')),
    );
}

/** When a standing order is delivered and placed, by the rules that the shop has now. */
export async function scheduleTermsOf(
  work: UnitOfWork,
  { distributionAddress, weekday, windowFrom: from, windowTo: to }: Omit<Timing, 'weeks'>,
): Promise<ScheduleTerms> {
  const place = serviceLocationOf(distributionAddress);
  const slots = place ? await weeklySlots(work, place) : [];
  const slot = findSlot(slots, { weekday, from, to });
  const terms = await readOrderTerms(work.db, work.tenant);
  const { timeZone } = work.shop.clientRuntimeConfig;
  const { placeHours = 24, remindHours = 48 } = terms?.standingOrders ?? {};
  return { timeZone, cutOffMinutes: slot?.cutOffMinutes ?? 0, placeHours, remindHours };
}

export const rhythmOf = ({ weeks, weekday, windowFrom: from }: Timing): Rhythm => ({
  weeks,
  weekday,
  from,
});

/** The patch that makes an occurrence the next one. */
export const asNext = (
  { date: nextDate, placeAt, remindAt }: Occurrence,
  { timeZone }: ScheduleTerms,
  now: Date,
) => ({
  nextDate,
  placeAt,
  // Who has just decided needs no reminder of it.
  remindAt:
    remindAt > now && localDate(remindAt, timeZone) > localDate(now, timeZone) ? remindAt : null,
});

/** The next day after the one that was just decided. */
export async function nextAfter(work: UnitOfWork, row: StandingRow, date = row.nextDate) {
  const terms = await scheduleTermsOf(work, row);
  return asNext(occurrenceAfter(date, rhythmOf(row), terms, work.now), terms, work.now);
}

/** The first day that can still be ordered for and about which nothing was decided. */
export async function firstDay(work: UnitOfWork, row: Timing & { readonly id?: string }) {
  const terms = await scheduleTermsOf(work, row);
  const rhythm = rhythmOf(row);
  const decided = row.id === undefined ? [] : await decidedDates(work, { id: row.id });
  let found = firstOccurrence(rhythm, terms, work.now);
  while (decided.includes(found.date)) {
    found = occurrenceAfter(found.date, { ...rhythm, weeks: 1 }, terms, work.now);
  }
  return asNext(found, terms, work.now);
}

async function decidedDates(work: UnitOfWork, row: Pick<StandingRow, 'id'>): Promise<string[]> {
  const found = await work.db
    .select({ date: standingRuns.date })
    .from(standingRuns)
    .where(
      and(runsOf(work, row), sql`${standingRuns.date} >= ${work.now.toISOString()}::date - 1`),
    );
  return found.map(({ date }) => date);
}
