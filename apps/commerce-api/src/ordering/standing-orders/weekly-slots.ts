import { eq } from 'drizzle-orm';
import type { ServiceLocation } from '../../distribution/capacity/repository.js';
import type { TimeSlotRow } from '../../distribution/capacity/tables.js';
import { timeSlotRules } from '../../distribution/capacity/tables.js';
import type { TimeSlotRules } from '../../distribution/capacity/time-slot-rules.js';
import { planTimeSlots } from '../../distribution/capacity/time-slot-rules.js';
import { instantAt } from '../../distribution/capacity/zoned-time.js';
import type { Database } from '../../kernel/database/database.js';

/** A time slot that a place has every week. */
export interface WeeklySlot {
  /** 1 is Monday. */
  readonly weekday: number;
  /** The shop's local time. */
  readonly from: string;
  readonly to: string;
  readonly serviceFee: number;
  readonly cutOffMinutes: number;
  readonly rule: TimeSlotRules['rules'][number];
}

interface ShopDatabase {
  readonly db: Database;
  readonly tenant: string;
}

/** The weekly time slots of a place, by day and time. */
export async function weeklySlots(
  { db, tenant }: ShopDatabase,
  { distributionType, appointableId }: ServiceLocation,
): Promise<WeeklySlot[]> {
  const [found] = await db.select().from(timeSlotRules).where(eq(timeSlotRules.tenant, tenant));
  const own = (found?.rules.rules ?? []).filter(
    (rule) => rule.distributionType === distributionType && rule.appointableId === appointableId,
  );
  return own
    .flatMap((rule) =>
      rule.weekdays.map((weekday) => ({
        weekday,
        from: rule.start,
        to: rule.end,
        rule,
        serviceFee: rule.serviceFee,
        cutOffMinutes: rule.cutOffMinutes,
      })),
    )
    .sort((one, other) => one.weekday - other.weekday || (one.from < other.from ? -1 : 1));
}

export interface WeeklyWindow {
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
}

export const findSlot = <Slot extends WeeklyWindow>(
  slots: readonly Slot[],
  { weekday, from, to }: WeeklyWindow,
) => slots.find((slot) => slot.weekday === weekday && slot.from === from && slot.to === to);

/** The time slot of a day as its rule plans it: days beyond the horizon have no row yet. */
export function slotOn(
  { rule }: WeeklySlot,
  {
    tenant,
    date,
    timeZone,
  }: { readonly date: string } & Pick<ShopDatabase, 'tenant'> & {
      readonly timeZone: string;
    },
): TimeSlotRow | undefined {
  const rules = { horizonDays: 1, timeZone, rules: [rule], pickingUnits: [] };
  const [planned] = planTimeSlots(rules, instantAt(date, '12:00', timeZone));
  return planned && { ...planned, tenant, booked: 0, held: 0 };
}
