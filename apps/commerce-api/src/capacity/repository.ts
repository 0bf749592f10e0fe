import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { DistributionType } from '@larder/contracts/distribution';
import type { Database } from '../kernel/database.js';
import type { Work } from '../ordering/work.js';
import type { WindowRow } from './tables.js';
import { windowRules, windows } from './tables.js';
import type { PlannedWindow, WindowRules } from './window-rules.js';

export async function readWindowRules(
  db: Database,
): Promise<{ tenant: string; rules: WindowRules }[]> {
  return db.select().from(windowRules);
}

/**
 * Adds windows that are not there yet and brings the others to the rules; a capacity never falls
 * below what is booked and held.
 */
export async function saveWindows(
  db: Database,
  tenant: string,
  planned: readonly PlannedWindow[],
): Promise<void> {
  if (planned.length === 0) return;
  const rows = planned.map((window) => ({ tenant, ...window }));
  await db
    .insert(windows)
    .values(rows)
    .onConflictDoUpdate({
      target: [windows.tenant, windows.id],
      set: {
        endsAt: sql`excluded.ends_at`,
        cutOff: sql`excluded.cut_off`,
        capacity: sql`greatest(excluded.capacity, ${windows.booked} + ${windows.held})`,
        serviceFee: sql`excluded.service_fee`,
        green: sql`excluded.green`,
      },
    });
}

export interface Place {
  readonly distributionType: DistributionType;
  readonly appointableId: string;
}

/** Windows of a place that can still be ordered for, full ones included, in order of time. */
export async function readOpenWindows(
  db: Database,
  tenant: string,
  place: Place,
  now: Date,
): Promise<WindowRow[]> {
  return db
    .select()
    .from(windows)
    .where(
      and(
        eq(windows.tenant, tenant),
        eq(windows.distributionType, place.distributionType),
        eq(windows.appointableId, place.appointableId),
        gt(windows.cutOff, now),
      ),
    )
    .orderBy(asc(windows.startsAt), asc(windows.id));
}

export async function findWindow(
  db: Database,
  tenant: string,
  id: string,
): Promise<WindowRow | undefined> {
  const found = await db
    .select()
    .from(windows)
    .where(and(eq(windows.tenant, tenant), eq(windows.id, id)));
  return found[0];
}

/** Locks windows in the order of their ids, so that two who swap never wait for each other. */
export async function lockWindows({ db, tenant }: Work, ids: readonly string[]): Promise<void> {
  await db
    .select({ id: windows.id })
    .from(windows)
    .where(and(eq(windows.tenant, tenant), inArray(windows.id, [...ids])))
    .orderBy(asc(windows.id))
    .for('update');
}

/**
 * Frees what ended holds of a locked window had. A hold that somebody else is busy with is left to
 * them: whoever waits here for it could be waited for.
 */
export async function endHolds({ db, tenant, now }: Work, id: string): Promise<void> {
  await db.execute(
    sql`UPDATE window_holds SET is_live = false WHERE tenant = ${tenant} AND cart_id IN (
          SELECT h.cart_id FROM window_holds h WHERE h.tenant = ${tenant} AND h.window_id = ${id}
            AND h.is_live AND h.ends_at <= ${now.toISOString()} FOR UPDATE SKIP LOCKED)`,
  );
}

/**
 * Takes one place of a window, if there is one and its cut-off has not passed. The row stays locked
 * until the transaction ends, so of two takers of the last place one finds it gone.
 */
export async function bookWindow(work: Work, id: string): Promise<boolean> {
  const { db, tenant, now } = work;
  await lockWindows(work, [id]);
  await endHolds(work, id);
  const booked = await db
    .update(windows)
    .set({ booked: sql`${windows.booked} + 1` })
    .where(
      and(
        eq(windows.tenant, tenant),
        eq(windows.id, id),
        lt(sql`${windows.booked} + ${windows.held}`, windows.capacity),
        gt(windows.cutOff, now),
      ),
    )
    .returning({ id: windows.id });
  return booked.length === 1;
}

/** Gives back one place of a window that an order had. */
export async function freeWindow(
  { db, tenant }: Pick<Work, 'db' | 'tenant'>,
  id: string,
): Promise<void> {
  await db
    .update(windows)
    .set({ booked: sql`${windows.booked} - 1` })
    .where(and(eq(windows.tenant, tenant), eq(windows.id, id)));
}
