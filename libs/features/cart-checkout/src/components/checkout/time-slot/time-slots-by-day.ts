import type { TimeSlot } from '@larder/contracts/distribution';

export interface DayOfTimeSlots {
  readonly key: string;
  readonly timeSlots: readonly TimeSlot[];
}

/** Time slots by calendar day, in chronological order (SLOT-17). */
export function timeSlotsByDay(
  timeSlots: readonly TimeSlot[],
  keyOf: (instant: string) => string,
): readonly DayOfTimeSlots[] {
  const days = new Map<string, TimeSlot[]>();
  for (const window of timeSlots) {
    const key = keyOf(window.start);
    days.set(key, [...(days.get(key) ?? []), window]);
  }
  return [...days].map(([key, list]) => ({ key, timeSlots: list }));
}
