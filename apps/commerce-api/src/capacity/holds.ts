import { sql } from 'drizzle-orm';
import { firstRow } from '../kernel/database.js';
import type { Work } from '../ordering/work.js';
import { endHolds, isUnitFree, lockWindows } from './repository.js';
import type { Hold, WindowRow } from './tables.js';

/** How often a shopper may have a window held for longer. */
export const mostExtensions = 2;

interface Wish {
  readonly cartId: string;
  readonly window: WindowRow;
  readonly minutes: number;
}

/** A hold never outlives the time until which orders are taken. */
export function endOf({ minutes, window }: Omit<Wish, 'cartId'>, now: Date): Date {
  return new Date(Math.min(now.getTime() + minutes * 60_000, window.cutOff.getTime()));
}

interface OwnHold {
  readonly windowId: string;
  readonly endsAt: string;
  readonly extensions: number;
  readonly isLive: boolean;
}

/**
 * Holds a place of a window for a locked cart, instead of the one that it had; undefined when none is
 * left. Choosing the same window again makes nothing longer. Locks are taken in the order cart, its
 * hold, windows: two who swap never wait for each other.
 */
export async function holdWindow(work: Work, wish: Wish): Promise<Hold | undefined> {
  const { db, tenant, now } = work;
  const { cartId, window } = wish;
  const own = await firstRow<OwnHold>(
    db,
    sql`SELECT window_id AS "windowId", to_json(ends_at) AS "endsAt", extensions,
          is_live AS "isLive"
        FROM window_holds WHERE tenant = ${tenant} AND cart_id = ${cartId} FOR UPDATE`,
  );
  await lockWindows(work, own ? [own.windowId, window.id] : [window.id]);
  await endHolds(work, window.id);
  const ownEnd = new Date(own?.endsAt ?? 0);
  if (own?.isLive && own.windowId === window.id && ownEnd > now)
    return { endsAt: ownEnd, extensions: own.extensions, isLive: true };
  if (!(await hasPlace(work, window.id))) return undefined;
  const hold = { endsAt: endOf(wish, now), extensions: 0, isLive: true };
  await saveHold(work, { ...wish, hold });
  return hold;
}

async function hasPlace({ db, tenant }: Work, id: string): Promise<boolean> {
  const found = await firstRow<{ free: boolean }>(
    db,
    sql`SELECT booked + held < capacity AND ${isUnitFree} AS free FROM windows
        WHERE tenant = ${tenant} AND id = ${id}`,
  );
  return found?.free ?? false;
}

/** Writes a hold whose window is locked; what the window counts follows by itself. */
async function saveHold(
  { db, tenant }: Work,
  { cartId, window, hold }: Pick<Wish, 'cartId' | 'window'> & { readonly hold: Hold },
): Promise<void> {
  const end = hold.endsAt.toISOString();
  await db.execute(
    sql`INSERT INTO window_holds (tenant, cart_id, window_id, ends_at, extensions, is_live)
        VALUES (${tenant}, ${cartId}, ${window.id}, ${end}, ${hold.extensions}, true)
        ON CONFLICT (tenant, cart_id) DO UPDATE SET window_id = excluded.window_id,
          ends_at = excluded.ends_at, extensions = excluded.extensions, is_live = true`,
  );
}

/** A hold that has not ended, for its full time from now on. The caller has seen that it may be. */
export async function extendHold(work: Work, wish: Wish & { window: { hold?: Hold | undefined } }) {
  const { db, tenant, now } = work;
  const endsAt = endOf(wish, now);
  await db.execute(
    sql`UPDATE window_holds SET ends_at = greatest(ends_at, ${endsAt.toISOString()}),
          extensions = extensions + 1
        WHERE tenant = ${tenant} AND cart_id = ${wish.cartId}`,
  );
  const before = wish.window.hold;
  const isLater = before !== undefined && before.endsAt > endsAt;
  return {
    endsAt: isLater ? before.endsAt : endsAt,
    extensions: (before?.extensions ?? 0) + 1,
    isLive: true,
  };
}

/** Gives a cart's hold back: what it held is booked, or not wanted. */
export async function releaseHold({ db, tenant }: Work, cartId: string): Promise<void> {
  await db.execute(sql`DELETE FROM window_holds WHERE tenant = ${tenant} AND cart_id = ${cartId}`);
}

/** The hold of a cart that goes up in another one. */
export async function moveHold(
  { db, tenant }: Work,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await db.execute(
    sql`UPDATE window_holds SET cart_id = ${to} WHERE tenant = ${tenant} AND cart_id = ${from}
          AND NOT EXISTS (SELECT FROM window_holds h WHERE h.tenant = ${tenant}
            AND h.cart_id = ${to})`,
  );
}
