import type { Clock } from '../clock.js';

const minuteMs = 60_000;
/** Maximum number of visitors that are counted per minute; all others share one budget. */
const maxClients = 10_000;

/**
 * Limits how many reports of each visitor are heard per minute. Each process counts for its own log, and
 * hears reports of a database that is away.
 */
export function createReportLimiter(most: number, clock: Clock): (client: string) => boolean {
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
