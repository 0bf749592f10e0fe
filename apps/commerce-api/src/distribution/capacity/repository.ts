import { and, asc, eq, exists, getTableColumns, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { DistributionType } from '@larder/contracts/distribution';
import type { Database } from '../../kernel/database/database.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import type { TimeSlotRow } from './tables.js';
import { pickingLoads as loads, timeSlotHolds as holds, timeSlots } from './tables.js';

/** A time slot with the remaining capacity of its picking unit. */
const columns = {
  ...getTableColumns(timeSlots),
  unitLeft: sql<number | null>`(SELECT l.capacity - l.taken FROM picking_loads l
    WHERE l.tenant = windows.tenant AND l.unit_id = windows.picking_unit_id
      AND l.starts_at = windows.starts_at)`,
};

/** Whether the picking unit of a row of `windows` takes one more order for its time. */
const isUnitFree = sql`NOT EXISTS (SELECT FROM picking_loads l
  WHERE l.tenant = windows.tenant AND l.unit_id = windows.picking_unit_id
    AND l.starts_at = windows.starts_at AND l.taken >= l.capacity)`;

/** Whether a window has a place for one more order. */
export const hasPlace = and(
  lt(sql`${timeSlots.booked} + ${timeSlots.held}`, timeSlots.capacity),
  isUnitFree,
);

export interface ServiceLocation {
  readonly distributionType: DistributionType;
  readonly appointableId: string;
}

/** Time slots of a place before their cut-off, full ones included, by time. */
export async function readOpenTimeSlots(
  db: Database,
  tenant: string,
  place: ServiceLocation,
  now: Date,
): Promise<TimeSlotRow[]> {
  return db
    .select(columns)
    .from(timeSlots)
    .where(
      and(
        eq(timeSlots.tenant, tenant),
        eq(timeSlots.distributionType, place.distributionType),
        eq(timeSlots.appointableId, place.appointableId),
        gt(timeSlots.cutOff, now),
      ),
    )
    .orderBy(asc(timeSlots.startsAt), asc(timeSlots.id));
}

export async function findTimeSlot(
  db: Database,
  tenant: string,
  id: string,
): Promise<TimeSlotRow | undefined> {
  const found = await db
    .select(columns)
    .from(timeSlots)
    .where(and(eq(timeSlots.tenant, tenant), eq(timeSlots.id, id)));
  return found[0];
}

/**
 * Locks time slots by ascending id, so that two carts that swap cannot deadlock, and then the remaining
 * capacity of their picking units.
 */
export async function lockTimeSlots(
  { db, tenant }: UnitOfWork,
  ids: readonly string[],
): Promise<void> {
  const locked = await db
    .select({ unit: timeSlots.pickingUnitId })
    .from(timeSlots)
    .where(and(eq(timeSlots.tenant, tenant), inArray(timeSlots.id, [...ids])))
    .orderBy(asc(timeSlots.id))
    .for('update');
  if (locked.every(({ unit }) => unit === null)) return;
  const picked = db
    .select({ id: timeSlots.id })
    .from(timeSlots)
    .where(
      and(
        eq(timeSlots.tenant, loads.tenant),
        inArray(timeSlots.id, [...ids]),
        eq(timeSlots.pickingUnitId, loads.unitId),
        eq(timeSlots.startsAt, loads.startsAt),
      ),
    );
  await db
    .select({ unit: loads.unitId })
    .from(loads)
    .where(and(eq(loads.tenant, tenant), exists(picked)))
    .orderBy(asc(loads.unitId), asc(loads.startsAt))
    .for('update');
}

/** Live holds whose end nobody has noticed yet. */
export const hasEnded = (now: Date) => and(holds.isLive, lte(holds.endsAt, now));

/**
 * Releases the places of expired holds of a locked time slot. A hold that another transaction has
 * locked is skipped: waiting for it could deadlock.
 */
export async function releaseEndedHolds(
  { db, tenant, now }: Pick<UnitOfWork, 'tenant' | 'now'> & { readonly db: Database },
  id: string,
): Promise<void> {
  const ended = db
    .select({ cartId: holds.cartId })
    .from(holds)
    .where(and(eq(holds.tenant, tenant), eq(holds.windowId, id), hasEnded(now)))
    .for('update', { skipLocked: true });
  await db
    .update(holds)
    .set({ isLive: false })
    .where(and(eq(holds.tenant, tenant), inArray(holds.cartId, ended)));
}

/**
 * Books one place of a time slot, if there is one and its cut-off has not passed. The row stays locked
 * until the transaction ends, so only one of two orders gets the last place.
 */
export async function bookTimeSlot(work: UnitOfWork, id: string): Promise<boolean> {
  const { db, tenant, now } = work;
  await lockTimeSlots(work, [id]);
  await releaseEndedHolds(work, id);
  const booked = await db
    .update(timeSlots)
    .set({ booked: sql`${timeSlots.booked} + 1` })
    .where(
      and(eq(timeSlots.tenant, tenant), eq(timeSlots.id, id), hasPlace, gt(timeSlots.cutOff, now)),
    )
    .returning({ id: timeSlots.id });
  return booked.length === 1;
}

/** Releases one place of a time slot that an order had. */
export async function releaseTimeSlot(
  { db, tenant }: Pick<UnitOfWork, 'db' | 'tenant'>,
  id: string,
): Promise<void> {
  await db
    .update(timeSlots)
    .set({ booked: sql`${timeSlots.booked} - 1` })
    .where(and(eq(timeSlots.tenant, tenant), eq(timeSlots.id, id)));
}
