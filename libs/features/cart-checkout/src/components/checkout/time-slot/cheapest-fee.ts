import type { TimeSlot } from '@larder/contracts/distribution';

/** Lowest fee of the time slots that can be chosen; undefined where none stands out. */
export function cheapestFee(timeSlots: readonly TimeSlot[]): number | undefined {
  const fees = timeSlots.filter(({ state }) => state !== 'full').map((one) => one.serviceFee);
  const lowest = Math.min(...fees);
  // One that costs nothing says so already.
  return lowest > 0 && fees.some((fee) => fee > lowest) ? lowest : undefined;
}
