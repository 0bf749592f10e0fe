import type { CapacityWindow } from '@larder/contracts/distribution';
import type { Place } from './repository.js';
import type { ChosenWindow, WindowRow } from './tables.js';

/** How many places are few enough to be told. */
const few = 5;

/** Orders that a window still takes: as many as it has places, and its picking unit. */
export function leftOf({ capacity, booked, held, unitLeft }: WindowRow): number {
  return Math.min(capacity - booked - held, unitLeft ?? Infinity);
}

/** A window in which somebody has a place already: to them it is free. */
export function withOwnPlace(window: WindowRow): WindowRow {
  const { unitLeft } = window;
  return { ...window, held: window.held - 1, ...(unitLeft != null && { unitLeft: unitLeft + 1 }) };
}

/** A window as shoppers see it (SLOT-17): how many places are left is told when they are few. */
export function describeWindow(window: WindowRow): CapacityWindow {
  const left = leftOf(window);
  return {
    id: window.id,
    distributionType: window.distributionType,
    appointableId: window.appointableId,
    start: window.startsAt.toISOString(),
    end: window.endsAt.toISOString(),
    cutOff: window.cutOff.toISOString(),
    serviceFee: window.serviceFee,
    state: left <= 0 ? 'full' : left <= few ? 'scarce' : 'free',
    ...(left > 0 && left <= few && { left }),
    ...(window.green && { green: true }),
  };
}

export const windowFaults = {
  '022': 'The window is one of another place or service',
  '023': 'The window has no place left',
  '140': 'There is no such window',
  '141': 'Orders for the window are no longer taken',
} as const;
export type WindowFault = keyof typeof windowFaults;

/** Why a window cannot be had, by validation code (CART-71, 72, 78, 79), or undefined if it can. */
export function windowFault(
  window: ChosenWindow | undefined,
  place: Place,
  now: Date,
): WindowFault | undefined {
  if (!window) return '140';
  if (
    window.distributionType !== place.distributionType ||
    window.appointableId !== place.appointableId
  ) {
    return '022';
  }
  if (window.cutOff <= now) return '141';
  // A cart's own hold takes no place away from it.
  return leftOf(window.hold?.isLive ? withOwnPlace(window) : window) <= 0 ? '023' : undefined;
}
