import { errorCodes } from '@larder/contracts';
import { and, eq } from 'drizzle-orm';
import { instantAt } from '../../../distribution/capacity/zoned-time.js';
import { ApiFailure } from '../../../kernel/failure.js';
import type { UnitOfWork } from '../../unit-of-work.js';
import {
  deleteRun,
  firstDay,
  lastRun,
  nextAfter,
  openStandingOrder,
  patchStandingOrder,
  recordRun,
  scheduleTermsOf,
} from '../repository.js';
import type { OwnedChange } from './owned.js';
import { standingOrders } from '../tables.js';

type Step<Body = undefined> = OwnedChange<Body>;

const conflict = (why: string) => new ApiFailure(409, errorCodes.conflict, why);

export async function pauseStandingOrder(work: UnitOfWork, { customer, id }: Step): Promise<void> {
  const row = await openStandingOrder(work, customer, id, true);
  await patchStandingOrder(work, row, { state: 'PAUSED', problem: null });
}

/** Goes on with the next day that is still in time; days in the past are not made up for. */
export async function resumeStandingOrder(work: UnitOfWork, { customer, id }: Step): Promise<void> {
  const row = await openStandingOrder(work, customer, id, true);
  if (row.state === 'ACTIVE') return;
  const isOver = row.placeAt <= work.now;
  const day = isOver ? await firstDay(work, row) : {};
  await patchStandingOrder(work, row, { ...day, state: 'ACTIVE', problem: null });
}

/** Leaves out the day that the customer saw as the next one, once. */
export async function skipStandingOrder(
  work: UnitOfWork,
  { customer, id, body }: Step<{ readonly date: string }>,
): Promise<void> {
  const row = await openStandingOrder(work, customer, id, true);
  if (row.nextDate !== body.date) throw conflict('Another day is the next one by now');
  await recordRun(work, row, { state: 'SKIPPED' });
  await patchStandingOrder(work, row, await nextAfter(work, row));
}

/** The customer accepts the higher total: the day is ordered after all if there is still time. */
export async function agreeToTotal(
  work: UnitOfWork,
  { customer, id, body }: Step<{ readonly date: string; readonly highestTotal: number }>,
): Promise<void> {
  const row = await openStandingOrder(work, customer, id, true);
  const run = await lastRun(work, row);
  const isPriceOpen = row.problem === 'PRICE' && run?.problem === 'PRICE' && run.date === body.date;
  if (!isPriceOpen) throw conflict('There is no total to agree to');
  const { timeZone, cutOffMinutes } = await scheduleTermsOf(work, row);
  const cutOff = instantAt(body.date, row.windowFrom, timeZone).getTime() - cutOffMinutes * 60_000;
  const isInTime = work.now.getTime() < cutOff;
  if (isInTime) await deleteRun(work, row, body.date);
  const next = row.placeAt <= work.now ? await firstDay(work, row) : {};
  await patchStandingOrder(work, row, {
    highestTotal: body.highestTotal,
    agreedAt: work.now,
    version: row.version + 1,
    state: 'ACTIVE',
    problem: null,
    ...(isInTime ? { nextDate: body.date, placeAt: work.now, remindAt: null } : next),
  });
}

export async function removeStandingOrder(work: UnitOfWork, { customer, id }: Step): Promise<void> {
  const row = await openStandingOrder(work, customer, id, true);
  await work.db
    .delete(standingOrders)
    .where(and(eq(standingOrders.tenant, work.tenant), eq(standingOrders.id, row.id)));
}
