import { and, eq, exists, lte, ne, sql } from 'drizzle-orm';
import { orders } from '../../checkout/tables.js';
import type { Database } from '../../kernel/database/database.js';
import { loyaltyReturns as returns } from './tables.js';

interface ReturnScope {
  readonly db: Database;
  readonly tenant: string;
}

/** How long an order may take to be placed once its voucher is redeemed. */
const placingMs = 10 * 60_000;
const retryMs = 5 * 60_000;
const batchSize = 50;

const addMs = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Schedules the return of a key's redemption, replacing an earlier schedule. */
async function scheduleReturn(
  { db, tenant }: ReturnScope,
  key: string,
  nextAt: Date,
): Promise<void> {
  await db
    .insert(returns)
    .values({ tenant, key, nextAt })
    .onConflictDoUpdate({ target: [returns.tenant, returns.key], set: { nextAt } });
}

/** Schedules a return before redeeming, in case no order is placed. */
export const scheduleUnlessOrdered = (of: ReturnScope, key: string, now: Date) =>
  scheduleReturn(of, key, addMs(now, placingMs));

export const scheduleReturnNow = (of: ReturnScope, key: string, now: Date) =>
  scheduleReturn(of, key, now);

const hasKey = (tenant: string, key: string) =>
  and(eq(returns.tenant, tenant), eq(returns.key, key));

/** Cancels the scheduled return, in the order's transaction. */
export async function confirmRedemption({ db, tenant }: ReturnScope, key: string): Promise<void> {
  await db.delete(returns).where(hasKey(tenant, key));
}

/** Deletes the returns of redemptions whose order stands. */
async function deleteOrdered(db: Database): Promise<void> {
  const order = db
    .select({ cartId: orders.cartId })
    .from(orders)
    .where(
      and(
        eq(orders.tenant, returns.tenant),
        eq(orders.cartId, returns.key),
        ne(orders.status, 'CANCELLED'),
      ),
    );
  await db.delete(returns).where(exists(order));
}

/** Takes returns that are due; another process, or a later run, gets those that failed. */
async function claimReturns(db: Database, now: Date) {
  const due = db
    .$with('due')
    .as(
      db
        .select({ tenant: returns.tenant, key: returns.key })
        .from(returns)
        .where(lte(returns.nextAt, now))
        .orderBy(returns.nextAt)
        .limit(batchSize)
        .for('update', { skipLocked: true }),
    );
  return db
    .with(due)
    .update(returns)
    .set({ nextAt: addMs(now, retryMs), tries: sql`${returns.tries} + 1` })
    .from(due)
    .where(and(eq(returns.tenant, due.tenant), eq(returns.key, due.key)))
    .returning({ tenant: returns.tenant, key: returns.key, tries: returns.tries });
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
  await deleteOrdered(db);
  const nextAt = addMs(now, retryMs);
  for (const { tenant, key, tries } of await claimReturns(db, now)) {
    const isBack = await takeBack(tenant, key).then(
      () => true,
      () => false,
    );
    // If it was scheduled again in between, it is a separate return.
    if (isBack)
      await db
        .delete(returns)
        .where(and(hasKey(tenant, key), eq(returns.tries, tries), eq(returns.nextAt, nextAt)));
  }
}
