import type { CapacityWindow } from '@larder/contracts/distribution';

export interface DayOfWindows {
  readonly key: string;
  readonly windows: readonly CapacityWindow[];
}

/** Windows by calendar day, in the order in which they come (SLOT-17). */
export function windowsByDay(
  windows: readonly CapacityWindow[],
  keyOf: (instant: string) => string,
): readonly DayOfWindows[] {
  const days = new Map<string, CapacityWindow[]>();
  for (const window of windows) {
    const key = keyOf(window.start);
    days.set(key, [...(days.get(key) ?? []), window]);
  }
  return [...days].map(([key, list]) => ({ key, windows: list }));
}
