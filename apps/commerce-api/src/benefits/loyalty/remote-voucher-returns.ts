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

/** The redemption of a key is to be taken back at that moment, whatever was to be before. */
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

/** Unless an order comes of it, what is about to be redeemed goes back. */
export const scheduleUnlessOrdered = (of: ReturnScope, key: string, now: Date) =>
  scheduleReturn(of, key, addMs(now, placingMs));

export const scheduleReturnNow = (of: ReturnScope, key: string, now: Date) =>
  scheduleReturn(of, key, now);

const hasKey = (tenant: string, key: string) =>
  and(eq(returns.tenant, tenant), eq(returns.key, key));

/** The order has come of it; said in the order's transaction. */
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
 * Has everything taken back that is due; what fails is tried again after five minutes, without an end.
 * A key whose order stands is never taken back: somebody sent the order twice.
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
    // Planned anew meanwhile, it is a return of its own.
    if (isBack)
      await db
        .delete(returns)
        .where(and(hasKey(tenant, key), eq(returns.tries, tries), eq(returns.nextAt, nextAt)));
  }
}
