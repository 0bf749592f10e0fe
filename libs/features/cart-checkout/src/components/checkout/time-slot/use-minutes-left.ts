import { useEffect, useState } from 'react';

/** Minutes at which the rest is read aloud: early enough to act, and not all the time. */
export const announcedMinutes: readonly number[] = [5, 1];

const minute = 60_000;
/** Clocks of browser and server may differ a little: nothing is called over before it is. */
const clockToleranceMs = 2_000;
const refreshMs = 1_000;

function minutesTo(instant: string): number {
  const left = Date.parse(instant) - Date.now();
  return left <= -clockToleranceMs ? 0 : Math.max(1, Math.ceil(left / minute));
}

/** Whole minutes until an instant, rounded up; 0 once it has passed. */
export function useMinutesLeft(instant: string): number {
  const [left, setLeft] = useState(() => minutesTo(instant));
  useEffect(() => {
    setLeft(minutesTo(instant));
    // By the clock, not by counting: a tab that slept knows the time when it wakes.
    const timer = setInterval(() => setLeft(minutesTo(instant)), refreshMs);
    return () => clearInterval(timer);
  }, [instant]);
  return left;
}
