import { DistributionType } from '@larder/contracts/distribution/schemas';
import { Cents, Id } from '@larder/contracts/schemas';
import * as z from 'zod/mini';
import { addDays, instantAt, localDate, weekdayOf } from './zoned-time.js';

/** Hours and minutes on a clock of the shop: `08:30`. */
export const WallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** A weekly time slot (weekday 1 is Monday), in the shop's local time. */
export const TimeSlotRule = z.object({
  distributionType: DistributionType,
  /** Delivery area number or store id (SLOT-08). */
  appointableId: Id,
  weekdays: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(1)),
  start: WallTime,
  end: WallTime,
  capacity: z.int().check(z.gte(0)),
  serviceFee: Cents,
  /** Orders are taken until so many minutes before the start. */
  cutOffMinutes: z.int().check(z.gte(0)),
  /** The van is in the street anyway. */
  green: z._default(z.boolean(), false),
  /** One of the shop's picking units; absent where nothing else is picked in that place. */
  pickingUnitId: z.optional(Id),
});

/** Where is picked for several areas and stores. */
const PickingUnit = z.object({
  id: Id,
  /** Orders that it can pick for the same time, over all time slots that begin then. */
  capacity: z.int().check(z.gte(0)),
});
export type PickingUnit = z.output<typeof PickingUnit>;

/** A shop's `windows.json`. */
export const TimeSlotRules = z
  .object({
    horizonDays: z.int().check(z.gte(1), z.lte(60)),
    timeZone: z.string(),
    rules: z.array(TimeSlotRule),
    pickingUnits: z._default(z.array(PickingUnit), []),
  })
  .check(
    z.refine(
      ({ rules, pickingUnits }) =>
        rules.every(
          ({ pickingUnitId: named }) =>
            named === undefined || pickingUnits.some(({ id }) => id === named),
        ),
      'A rule names a picking unit that is not among the units',
    ),
  );
export type TimeSlotRules = z.output<typeof TimeSlotRules>;

export interface PlannedTimeSlot {
  readonly id: string;
  readonly distributionType: z.output<typeof DistributionType>;
  readonly appointableId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly cutOff: Date;
  readonly capacity: number;
  readonly serviceFee: number;
  readonly green: boolean;
  readonly pickingUnitId: string | null;
}

/**
 * The time slots of today and of the days up to the horizon. Ids are derived from place, day and time
 * (`d-W1-20261123-1800`), so planning is idempotent.
 */
export function planTimeSlots(
  { horizonDays, timeZone, rules }: TimeSlotRules,
  now: Date,
): PlannedTimeSlot[] {
  const today = localDate(now, timeZone);
  const days = Array.from({ length: horizonDays }, (_, index) => addDays(today, index));
  return days.flatMap((day) =>
    rules
      .filter(({ weekdays }) => weekdays.includes(weekdayOf(day)))
      .map((rule) => plan(rule, day, timeZone)),
  );
}

function plan(rule: z.output<typeof TimeSlotRule>, day: string, timeZone: string): PlannedTimeSlot {
  const { distributionType, appointableId, start, end, capacity, serviceFee, green } = rule;
  const { pickingUnitId = null } = rule;
  const startsAt = instantAt(day, start, timeZone);
  return {
    id: timeSlotId(distributionType, appointableId, day, start),
    distributionType,
    appointableId,
    startsAt,
    endsAt: instantAt(end > start ? day : addDays(day, 1), end, timeZone),
    cutOff: new Date(startsAt.getTime() - rule.cutOffMinutes * 60_000),
    capacity,
    serviceFee,
    green,
    pickingUnitId,
  };
}

export function timeSlotId(type: string, place: string, day: string, start: string): string {
  const kind = type === 'DELIVERY' ? 'd' : 'c';
  return `${kind}-${place}-${day.replaceAll('-', '')}-${start.replace(':', '')}`;
}
