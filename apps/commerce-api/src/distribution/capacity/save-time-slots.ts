import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { timeSlotRules, timeSlots } from './tables.js';
import type { PickingUnit, PlannedTimeSlot, TimeSlotRules } from './time-slot-rules.js';

export async function readTimeSlotRules(
  db: Database,
): Promise<{ tenant: string; rules: TimeSlotRules }[]> {
  return db.select().from(timeSlotRules);
}

/**
 * Adds windows that are not there yet and brings the others to the rules, except for a capacity that a
 * person set; it never falls below what is booked and held, and what somebody has a place in goes to no other picking unit.
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
        capacity: sql`greatest(coalesce(${timeSlots.officeCapacity}, excluded.capacity),
          ${timeSlots.booked} + ${timeSlots.held})`,
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
