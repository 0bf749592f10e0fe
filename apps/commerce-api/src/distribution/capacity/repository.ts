import { and, asc, eq, getTableColumns, gt, inArray, lt, sql } from 'drizzle-orm';
import type { DistributionType } from '@larder/contracts/distribution';
import type { Database } from '../../kernel/database/database.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import type { TimeSlotRow } from './tables.js';
import { timeSlotRules, timeSlots } from './tables.js';
import type { PickingUnit, PlannedTimeSlot, TimeSlotRules } from './time-slot-rules.js';

export async function readTimeSlotRules(
  db: Database,
): Promise<{ tenant: string; rules: TimeSlotRules }[]> {
  return db.select().from(timeSlotRules);
}

/**
 * Adds missing time slots and updates the others by the rules; a capacity never falls below what is
 * booked and held, and a time slot with bookings or holds keeps its picking unit.
 */
export async function saveTimeSlots(
  db: Database,
  tenant: string,
  planned: readonly PlannedTimeSlot[],
  units: readonly PickingUnit[] = [],
): Promise<void> {
  if (planned.length === 0) return;
  const rows = planned.map((timeSlot) => ({ tenant, ...timeSlot }));
  await db
    .insert(timeSlots)
    .values(rows)
    .onConflictDoUpdate({
      target: [timeSlots.tenant, timeSlots.id],
      set: {
        endsAt: sql`excluded.ends_at`,
        cutOff: sql`excluded.cut_off`,
        capacity: sql`greatest(excluded.capacity, ${timeSlots.booked} + ${timeSlots.held})`,
        serviceFee: sql`excluded.service_fee`,
        green: sql`excluded.green`,
        pickingUnitId: sql`CASE WHEN ${timeSlots.booked} + ${timeSlots.held} > 0
          THEN ${timeSlots.pickingUnitId} ELSE excluded.picking_unit_id END`,
      },
    });
  if (units.length > 0) await saveLoads(db, tenant, units);
}

async function saveLoads(db: Database, tenant: string, units: readonly PickingUnit[]) {
  await db.execute(
    sql`INSERT INTO picking_loads (tenant, unit_id, starts_at, capacity, taken)
        SELECT w.tenant, w.picking_unit_id, w.starts_at,
          greatest(u.capacity, sum(w.booked + w.held)), sum(w.booked + w.held)
        FROM windows w JOIN jsonb_to_recordset(${JSON.stringify(units)}::jsonb)
          AS u (id text, capacity integer) ON u.id = w.picking_unit_id
        WHERE w.tenant = ${tenant}
        GROUP BY w.tenant, w.picking_unit_id, w.starts_at, u.capacity
        ON CONFLICT (tenant, unit_id, starts_at)
          DO UPDATE SET capacity = greatest(excluded.capacity, picking_loads.taken)`,
  );
}

/** A time slot with the remaining capacity of its picking unit. */
const columns = {
  ...getTableColumns(timeSlots),
  unitLeft: sql<number | null>`(SELECT l.capacity - l.taken FROM picking_loads l
    WHERE l.tenant = windows.tenant AND l.unit_id = windows.picking_unit_id
      AND l.starts_at = windows.starts_at)`,
};

/** Whether the picking unit of a time slot accepts one more order for its time. */
export const isUnitFree = sql`NOT EXISTS (SELECT FROM picking_loads l
  WHERE l.tenant = windows.tenant AND l.unit_id = windows.picking_unit_id
    AND l.starts_at = windows.starts_at AND l.taken >= l.capacity)`;

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
  await db.execute(
    sql`SELECT FROM picking_loads l WHERE l.tenant = ${tenant} AND EXISTS (SELECT FROM windows w
          WHERE w.tenant = l.tenant AND w.id IN ${[...ids]} AND w.picking_unit_id = l.unit_id
            AND w.starts_at = l.starts_at)
        ORDER BY l.unit_id, l.starts_at FOR UPDATE`,
  );
}

/**
 * Releases the places of expired holds of a locked time slot. A hold that another transaction has
 * locked is skipped: waiting for it could deadlock.
 */
export async function releaseEndedHolds(
  { db, tenant, now }: UnitOfWork,
  id: string,
): Promise<void> {
  await db.execute(
    sql`UPDATE window_holds SET is_live = false WHERE tenant = ${tenant} AND cart_id IN (
          SELECT h.cart_id FROM window_holds h WHERE h.tenant = ${tenant} AND h.window_id = ${id}
            AND h.is_live AND h.ends_at <= ${now.toISOString()} FOR UPDATE SKIP LOCKED)`,
  );
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
      and(
        eq(timeSlots.tenant, tenant),
        eq(timeSlots.id, id),
        lt(sql`${timeSlots.booked} + ${timeSlots.held}`, timeSlots.capacity),
        isUnitFree,
        gt(timeSlots.cutOff, now),
      ),
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
