import type { TimeSlot } from '@larder/contracts/distribution';
import type { ServiceLocation } from './repository.js';
import type { HeldTimeSlot, TimeSlotRow } from './tables.js';

/** Number of places from which on shoppers see it. */
const scarceLimit = 5;

/** Orders that a time slot still accepts, limited by its places and its picking unit. */
export function remainingCapacity({ capacity, booked, held, unitLeft }: TimeSlotRow): number {
  return Math.min(capacity - booked - held, unitLeft ?? Infinity);
}

/** A time slot in which the cart already has a place: it counts as available. */
export function withOwnHold(timeSlot: TimeSlotRow): TimeSlotRow {
  const { unitLeft } = timeSlot;
  return {
    ...timeSlot,
    held: timeSlot.held - 1,
    ...(unitLeft != null && { unitLeft: unitLeft + 1 }),
  };
}

/** A time slot as shoppers see it (SLOT-17): the number of places is shown when they are few. */
export function toTimeSlot(timeSlot: TimeSlotRow): TimeSlot {
  const left = remainingCapacity(timeSlot);
  return {
    id: timeSlot.id,
    distributionType: timeSlot.distributionType,
    appointableId: timeSlot.appointableId,
    start: timeSlot.startsAt.toISOString(),
    end: timeSlot.endsAt.toISOString(),
    cutOff: timeSlot.cutOff.toISOString(),
    serviceFee: timeSlot.serviceFee,
    state: left <= 0 ? 'full' : left <= scarceLimit ? 'scarce' : 'free',
    ...(left > 0 && left <= scarceLimit && { left }),
    ...(timeSlot.green && { green: true }),
  };
}

export const timeSlotErrors = {
  '022': 'The window is one of another place or service',
  '023': 'The window has no place left',
  '140': 'There is no such window',
  '141': 'Orders for the window are no longer taken',
} as const;
export type TimeSlotError = keyof typeof timeSlotErrors;

/**
 * Why a time slot is not available, as a validation code (CART-71, 72, 78, 79), or undefined if it is.
 */
export function timeSlotErrorOf(
  timeSlot: HeldTimeSlot | undefined,
  place: ServiceLocation,
  now: Date,
): TimeSlotError | undefined {
  if (!timeSlot) return '140';
  if (
    timeSlot.distributionType !== place.distributionType ||
    timeSlot.appointableId !== place.appointableId
  ) {
    return '022';
  }
  if (timeSlot.cutOff <= now) return '141';
  // A cart's own hold takes no place away from it.
  return remainingCapacity(timeSlot.hold?.isLive ? withOwnHold(timeSlot) : timeSlot) <= 0
    ? '023'
    : undefined;
}
