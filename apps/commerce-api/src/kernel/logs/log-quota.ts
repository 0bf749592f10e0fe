import type { Clock } from '../clock.js';

const minuteMs = 60_000;

/** Allows a number of units per minute; the excess is rejected until the next minute. */
export function createMinuteQuota(most: number, clock: Clock): (units: number) => boolean {
  let minute = 0;
  let spent = 0;
  return (units) => {
    const now = Math.floor(clock.now().getTime() / minuteMs);
    if (now !== minute) [minute, spent] = [now, 0];
    if (spent + units > most) return false;
    spent += units;
    return true;
  };
}
