import type { Clock } from './clock.js';

const minuteMs = 60_000;
/** Visitors that are counted in a minute; beyond them all share one budget. */
const maxClients = 10_000;

/** Lets each visitor do something so many times a minute. */
export function createRateLimiter(most: number, clock: Clock): (client: string) => boolean {
  let minute = 0;
  let counts = new Map<string, number>();
  return (client) => {
    const now = Math.floor(clock.now().getTime() / minuteMs);
    if (now !== minute) [minute, counts] = [now, new Map()];
    const key = counts.has(client) || counts.size < maxClients ? client : '';
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  };
}
