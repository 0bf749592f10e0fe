import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { rows } from '../../kernel/database/database.js';

interface ReturnScope {
  readonly db: Database;
  readonly tenant: string;
}

/** How long an order may take to be placed once its voucher is redeemed. */
const placingMs = 10 * 60_000;
const retryMs = 5 * 60_000;
const batchSize = 50;

const addMs = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** Schedules the return of a key's redemption, replacing an earlier schedule. */
async function scheduleReturn(
  { db, tenant }: ReturnScope,
  key: string,
  moment: string,
): Promise<void> {
  await db.execute(
    sql`INSERT INTO loyalty_returns (tenant, key, next_at) VALUES (${tenant}, ${key}, ${moment})
        ON CONFLICT (tenant, key) DO UPDATE SET next_at = excluded.next_at`,
  );
}

/** Schedules a return before redeeming, in case no order is placed. */
export const scheduleUnlessOrdered = (of: ReturnScope, key: string, now: Date) =>
  scheduleReturn(of, key, addMs(now, placingMs));

export const scheduleReturnNow = (of: ReturnScope, key: string, now: Date) =>
  scheduleReturn(of, key, now.toISOString());

/** Cancels the scheduled return, in the order's transaction. */
export async function confirmRedemption({ db, tenant }: ReturnScope, key: string): Promise<void> {
  await db.execute(sql`DELETE FROM loyalty_returns WHERE tenant = ${tenant} AND key = ${key}`);
}

/**
 * Returns all redemptions that are due; failed ones are retried every five minutes without limit. A key
 * whose order is placed is never returned: the order was sent twice.
 */
export async function processDueReturns(
  db: Database,
  now: Date,
  takeBack: (tenant: string, key: string) => Promise<void>,
): Promise<void> {
  await db.execute(
    sql`DELETE FROM loyalty_returns r USING orders o
        WHERE o.tenant = r.tenant AND o.cart_id = r.key AND o.status <> 'CANCELLED'`,
  );
  const due = await rows<{ tenant: string; key: string; tries: number }>(
    db,
    sql`UPDATE loyalty_returns r SET next_at = ${addMs(now, retryMs)}, tries = r.tries + 1
        FROM (SELECT tenant, key FROM loyalty_returns WHERE next_at <= ${now.toISOString()}
              ORDER BY next_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED) due
        WHERE r.tenant = due.tenant AND r.key = due.key RETURNING r.tenant, r.key, r.tries`,
  );
  for (const { tenant, key, tries } of due) {
    const isBack = await takeBack(tenant, key).then(
      () => true,
      () => false,
    );
    // If it was scheduled again in between, it is a separate return.
    if (isBack)
      await db.execute(
        sql`DELETE FROM loyalty_returns WHERE tenant = ${tenant} AND key = ${key}
            AND tries = ${tries} AND next_at = ${addMs(now, retryMs)}`,
      );
  }
}
