import { sql } from 'drizzle-orm';
import { firstRow } from '../../kernel/database/database.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { releaseEndedHolds, isUnitFree, lockTimeSlots } from './repository.js';
import type { Hold, TimeSlotRow } from './tables.js';

/** How often a shopper may extend a hold. */
export const maxExtensions = 2;

interface HoldRequest {
  readonly cartId: string;
  readonly timeSlot: TimeSlotRow;
  readonly minutes: number;
}

/** A hold never outlives the time until which orders are taken. */
export function holdEndOf({ minutes, timeSlot }: Omit<HoldRequest, 'cartId'>, now: Date): Date {
  return new Date(Math.min(now.getTime() + minutes * 60_000, timeSlot.cutOff.getTime()));
}

interface CartHold {
  readonly windowId: string;
  readonly endsAt: string;
  readonly extensions: number;
  readonly isLive: boolean;
}

/**
 * Holds a place of a time slot for a locked cart, replacing its previous hold; undefined when none is
 * left. Choosing the same time slot again does not extend the hold. Locks are taken in the order cart,
 * its hold, time slots, so that two carts that swap cannot deadlock.
 */
export async function holdTimeSlot(
  work: UnitOfWork,
  request: HoldRequest,
): Promise<Hold | undefined> {
  const { db, tenant, now } = work;
  const { cartId, timeSlot } = request;
  const own = await firstRow<CartHold>(
    db,
    sql`SELECT window_id AS "windowId", to_json(ends_at) AS "endsAt", extensions,
          is_live AS "isLive"
        FROM window_holds WHERE tenant = ${tenant} AND cart_id = ${cartId} FOR UPDATE`,
  );
  await lockTimeSlots(work, own ? [own.windowId, timeSlot.id] : [timeSlot.id]);
  await releaseEndedHolds(work, timeSlot.id);
  const ownEnd = new Date(own?.endsAt ?? 0);
  if (own?.isLive && own.windowId === timeSlot.id && ownEnd > now)
    return { endsAt: ownEnd, extensions: own.extensions, isLive: true };
  if (!(await hasCapacity(work, timeSlot.id))) return undefined;
  const hold = { endsAt: holdEndOf(request, now), extensions: 0, isLive: true };
  await saveHold(work, { ...request, hold });
  return hold;
}

async function hasCapacity({ db, tenant }: UnitOfWork, id: string): Promise<boolean> {
  const found = await firstRow<{ free: boolean }>(
    db,
    sql`SELECT booked + held < capacity AND ${isUnitFree} AS free FROM windows
        WHERE tenant = ${tenant} AND id = ${id}`,
  );
  return found?.free ?? false;
}

/** Writes a hold whose time slot is locked; a trigger updates the time slot's counters. */
async function saveHold(
  { db, tenant }: UnitOfWork,
  { cartId, timeSlot, hold }: Pick<HoldRequest, 'cartId' | 'timeSlot'> & { readonly hold: Hold },
): Promise<void> {
  const end = hold.endsAt.toISOString();
  await db.execute(
    sql`INSERT INTO window_holds (tenant, cart_id, window_id, ends_at, extensions, is_live)
        VALUES (${tenant}, ${cartId}, ${timeSlot.id}, ${end}, ${hold.extensions}, true)
        ON CONFLICT (tenant, cart_id) DO UPDATE SET window_id = excluded.window_id,
          ends_at = excluded.ends_at, extensions = excluded.extensions, is_live = true`,
  );
}

/** A hold that has not ended, for its full time from now on. The caller has seen that it may be. */
export async function extendHold(
  work: UnitOfWork,
  request: HoldRequest & { timeSlot: { hold?: Hold | undefined } },
) {
  const { db, tenant, now } = work;
  const endsAt = holdEndOf(request, now);
  await db.execute(
    sql`UPDATE window_holds SET ends_at = greatest(ends_at, ${endsAt.toISOString()}),
          extensions = extensions + 1
        WHERE tenant = ${tenant} AND cart_id = ${request.cartId}`,
  );
  const before = request.timeSlot.hold;
  const isLater = before !== undefined && before.endsAt > endsAt;
  return {
    endsAt: isLater ? before.endsAt : endsAt,
    extensions: (before?.extensions ?? 0) + 1,
    isLive: true,
  };
}

/** Releases a cart's hold, because it is booked or not wanted. */
export async function releaseHold({ db, tenant }: UnitOfWork, cartId: string): Promise<void> {
  await db.execute(sql`DELETE FROM window_holds WHERE tenant = ${tenant} AND cart_id = ${cartId}`);
}

/** The hold of a cart that is merged into another one. */
export async function moveHold(
  { db, tenant }: UnitOfWork,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await db.execute(
    sql`UPDATE window_holds SET cart_id = ${to} WHERE tenant = ${tenant} AND cart_id = ${from}
          AND NOT EXISTS (SELECT FROM window_holds h WHERE h.tenant = ${tenant}
            AND h.cart_id = ${to})`,
  );
}
