import type { ServiceLocation } from '../../distribution/capacity/repository.js';
import { readTimeSlotRules, saveTimeSlots } from '../../distribution/capacity/save-time-slots.js';
import type { PlannedTimeSlot } from '../../distribution/capacity/time-slot-rules.js';
import { planTimeSlots, timeSlotId } from '../../distribution/capacity/time-slot-rules.js';
import {
  addDays,
  instantAt,
  localDate,
  localTime,
} from '../../distribution/capacity/zoned-time.js';
import type { Database } from '../../kernel/database/database.js';

/** Shops deliver and open in every two weeks. */
const searchDays = 7;
const runningMs = 2 * 3_600_000;
/** Between these hours of the shop's day vans are about. */
const firstHour = 7;
const lastHour = 20;
/** A demo that starts at night shows the next round, if one goes so soon. */
const untilNextRoundMs = 14 * 3_600_000;

interface Wanted {
  readonly start: Date;
  readonly now: Date;
  /** The order is on its way or waits: its time slot must not be over, even on a Sunday. */
  readonly isRunning: boolean;
}

function isSoonAfter(now: Date, { startsAt }: PlannedTimeSlot): boolean {
  return startsAt > now && startsAt.getTime() - now.getTime() < untilNextRoundMs;
}

/** A time slot of the full hour of `start`, at night of the morning, otherwise like the given one. */
function runningAt(start: Date, like: PlannedTimeSlot, timeZone: string): PlannedTimeSlot {
  const hour = Number(localTime(start, timeZone).slice(0, 2));
  const day = addDays(localDate(start, timeZone), hour > lastHour ? 1 : 0);
  const byDay = hour > lastHour ? firstHour : Math.max(hour, firstHour);
  const time = `${String(byDay).padStart(2, '0')}:00`;
  const startsAt = instantAt(day, time, timeZone);
  return {
    ...like,
    id: timeSlotId(like.distributionType, like.appointableId, day, time),
    startsAt,
    endsAt: new Date(startsAt.getTime() + runningMs),
    cutOff: new Date(startsAt.getTime() - (like.startsAt.getTime() - like.cutOff.getTime())),
  };
}

/**
 * A delivery or pickup slot for a demo order: for the past the last one that had begun at `start`, else
 * the first one that begins then. Creates it if it is not planned. Undefined if the shop has no time slot
 * in the place.
 */
export async function findTimeSlotAt(
  db: Database,
  tenant: string,
  place: ServiceLocation,
  { start, now, isRunning }: Wanted,
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
  const planned =
    start <= now
      ? timeSlots.findLast(({ startsAt }) => startsAt <= start)
      : timeSlots.find(({ startsAt }) => startsAt >= start);
  if (!planned) return undefined;
  const isOver = isRunning && planned.endsAt <= now;
  const next = isOver ? timeSlots.find((one) => isSoonAfter(now, one)) : planned;
  const chosen = next ?? runningAt(start, planned, rules.timeZone);
  // The picking units count what is still to be picked.
  const isPast = chosen.startsAt <= now;
  const timeSlot = isPast ? { ...chosen, pickingUnitId: null } : chosen;
  await saveTimeSlots(db, tenant, [timeSlot], isPast ? [] : rules.pickingUnits);
  return timeSlot;
}

function hasLocation(place: ServiceLocation, type: string, id: string): boolean {
  return place.distributionType === type && place.appointableId === id;
}
