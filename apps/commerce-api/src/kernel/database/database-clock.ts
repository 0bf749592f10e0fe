import { sql } from 'drizzle-orm';
import { systemClock, type Clock } from '../clock.js';
import type { Connection } from './database.js';
import { firstRow } from './database.js';
import { inAllTenants } from './tenant-scope.js';

/** Milliseconds between two readings of the server's clock. */
const intervalMs = 5_000;

/**
 * The clock of the database server, which all backends share. A backend whose own clock is wrong or jumps
 * would otherwise release holds and claim jobs of the others too early (decision 160). Between two
 * readings, time passes as the monotonic clock counts it. While the server is unavailable, it goes on so.
 * The embedded database has no other clock than the process.
 */
export async function readDatabaseClock(
  { engine, db }: Connection,
  monotonic: () => number = () => performance.now(),
): Promise<Clock> {
  if (engine === 'embedded') return systemClock;
  let offset = 0;
  const read = async () => {
    const sentAt = monotonic();
    const row = await inAllTenants(() =>
      firstRow<{ ms: number }>(
        db,
        sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`,
      ),
    );
    const receivedAt = monotonic();
    if (!row) return;
    const found = row.ms - (sentAt + receivedAt) / 2;
    // The time within the round trip is unknown, so a smaller difference is no error.
    if (Math.abs(found - offset) > (receivedAt - sentAt) / 2) offset = found;
  };
  await read();
  setInterval(() => void read().catch(() => undefined), intervalMs).unref();
  return { ...systemClock, now: () => new Date(offset + monotonic()) };
}
