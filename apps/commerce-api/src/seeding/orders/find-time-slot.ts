import type { ServiceLocation } from '../../distribution/capacity/repository.js';
import { readTimeSlotRules, saveTimeSlots } from '../../distribution/capacity/save-time-slots.js';
import type { PlannedTimeSlot } from '../../distribution/capacity/time-slot-rules.js';
import { planTimeSlots } from '../../distribution/capacity/time-slot-rules.js';
import { addDays, instantAt, localDate } from '../../distribution/capacity/zoned-time.js';
import type { Database } from '../../kernel/database/database.js';

/** Shops deliver and open in every two weeks. */
const searchDays = 7;

/**
 * A delivery or pickup slot for a demo order: for the past the last one that had begun at `start`, else
 * the first one that begins then. Creates it if it is no longer planned. Undefined if the shop has no
 * time slot in the place.
 */
export async function findTimeSlotAt(
  db: Database,
  tenant: string,
  place: ServiceLocation,
  { start, now }: { readonly start: Date; readonly now: Date },
): Promise<PlannedTimeSlot | undefined> {
  const all = await readTimeSlotRules(db);
  const rules = all.find((one) => one.tenant === tenant)?.rules;
  if (!rules) return undefined;
  const firstDay = addDays(localDate(start, rules.timeZone), -searchDays);
  const horizon = { ...rules, horizonDays: 2 * searchDays + 1 };
  const timeSlots = planTimeSlots(horizon, instantAt(firstDay, '12:00', rules.timeZone))
    .filter(({ distributionType, appointableId }) =>
      hasLocation(place, distributionType, appointableId),
    )
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const chosen =
    start <= now
      ? timeSlots.findLast(({ startsAt }) => startsAt <= start)
      : timeSlots.find(({ startsAt }) => startsAt >= start);
  if (!chosen) return undefined;
  // The picking units count what is still to be picked.
  const isPast = chosen.startsAt <= now;
  const timeSlot = isPast ? { ...chosen, pickingUnitId: null } : chosen;
  await saveTimeSlots(db, tenant, [timeSlot], isPast ? [] : rules.pickingUnits);
  return timeSlot;
}

function hasLocation(place: ServiceLocation, type: string, id: string): boolean {
  return place.distributionType === type && place.appointableId === id;
}
