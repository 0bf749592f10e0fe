import { errorCodes } from '@larder/contracts';
import { lt, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.js';
import type { Database } from '../../database/database.js';
import { ApiFailure } from '../../failure.js';
import type { Kernel } from '../../kernel.js';
import { hashOf } from '../../text/hash.js';
import { minuteCounts } from './tables.js';

const minuteMs = 60_000;
/** Parts in which a high limit is taken. */
const PARTS = 20;
const REFUSED = -1;
/** Visitors that a process remembers; each call of others goes to the database. */
const maxRemembered = 10_000;

export interface Visitor {
  /** The request's, or that of the transaction which the call is part of. */
  readonly db: Pick<Database, 'insert'>;
  readonly tenant: string;
  /** IP address. */
  readonly client: string;
}

interface Limit {
  /** What is counted, in the plural; different limits have different words. */
  readonly of: string;
  readonly most: number;
  /** Says to the caller what was too much. */
  readonly refusal: string;
}

const minuteOf = (clock: Clock) => Math.floor(clock.now().getTime() / minuteMs);

/**
 * Clocks of two backends differ a little: the minute that has just ended counts as the present one. After
 * any other jump of a clock the count starts again.
 */
const isSame = sql`excluded.minute BETWEEN ${minuteCounts.minute} - 1 AND ${minuteCounts.minute}`;

/** Adds to what a visitor did in this minute, and returns it. */
async function add(visitor: Visitor, subject: string, minute: number, by: number): Promise<number> {
  const [found] = await visitor.db
    .insert(minuteCounts)
    .values({ tenant: visitor.tenant, subject, minute, count: by })
    .onConflictDoUpdate({
      target: [minuteCounts.tenant, minuteCounts.subject],
      set: {
        minute: sql`CASE WHEN ${isSame} THEN ${minuteCounts.minute} ELSE excluded.minute END`,
        count: sql`CASE WHEN ${isSame} THEN ${minuteCounts.count} ELSE 0 END + excluded.count`,
      },
    })
    .returning({ count: minuteCounts.count });
  return found?.count ?? by;
}

/**
 * Limits how often each visitor may do something in a shop per minute, on all backends of a database
 * together. The function counts and throws a 429 beyond the limit. A high limit, of calls for every typed
 * letter, is taken from the database in twenty parts, and a part that one backend took is lost to the
 * others; a limit below forty is exact.
 */
export function limitPerMinute(
  { clock }: Pick<Kernel, 'clock'>,
  { of, most, refusal }: Limit,
): (visitor: Visitor) => Promise<void> {
  const part = Math.max(1, Math.floor(most / PARTS));
  let remembered = 0;
  /** Calls that this process took for a visitor, or `REFUSED`: a flood does not reach the database. */
  const left = new Map<string, number>();
  const remember = (subject: string, calls: number) => {
    if (calls !== 0 && left.size < maxRemembered) left.set(subject, calls);
  };
  return async (visitor) => {
    const minute = minuteOf(clock);
    if (minute !== remembered) {
      remembered = minute;
      left.clear();
    }
    const subject = hashOf(of, visitor.tenant, visitor.client);
    const known = left.get(subject) ?? 0;
    if (known > 0) {
      left.set(subject, known - 1);
      return;
    }
    const free = known === REFUSED ? 0 : most + part - (await add(visitor, subject, minute, part));
    if (free > 0) remember(subject, (left.get(subject) ?? 0) + Math.min(part, free) - 1);
    else {
      remember(subject, REFUSED);
      throw new ApiFailure(429, errorCodes.tooMany, refusal);
    }
  };
}

/** Removes the counts of minutes that are over. */
export async function deleteOldCounts({ db, clock }: Pick<Kernel, 'db' | 'clock'>): Promise<void> {
  await db.delete(minuteCounts).where(lt(minuteCounts.minute, minuteOf(clock) - 1));
}
