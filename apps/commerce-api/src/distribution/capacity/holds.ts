import { and, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { hasPlace, lockTimeSlots, releaseEndedHolds } from './repository.js';
import type { Hold, TimeSlotRow } from './tables.js';
import { timeSlotHolds as holds, timeSlots } from './tables.js';

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

const ofCart = (tenant: string, cartId: string) =>
  and(eq(holds.tenant, tenant), eq(holds.cartId, cartId));

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
  const [own] = await db.select().from(holds).where(ofCart(tenant, cartId)).for('update');
  await lockTimeSlots(work, own ? [own.windowId, timeSlot.id] : [timeSlot.id]);
  await releaseEndedHolds(work, timeSlot.id);
  if (own?.isLive && own.windowId === timeSlot.id && own.endsAt > now)
    return {
      endsAt: own.endsAt,
      extensions: own.extensions,
      isLive: true,
      serviceFee: own.serviceFee,
    };
  if (!(await hasCapacity(work, timeSlot.id))) return undefined;
  const { serviceFee } = timeSlot;
  const hold = { endsAt: holdEndOf(request, now), extensions: 0, isLive: true, serviceFee };
  await saveHold(work, { ...request, hold });
  return hold;
}

async function hasCapacity({ db, tenant }: UnitOfWork, id: string): Promise<boolean> {
  const found = await db
    .select({ id: timeSlots.id })
    .from(timeSlots)
    .where(and(eq(timeSlots.tenant, tenant), eq(timeSlots.id, id), hasPlace));
  return found.length > 0;
}

/** Writes a hold whose time slot is locked; a trigger updates the time slot's counters. */
async function saveHold(
  { db, tenant }: UnitOfWork,
  { cartId, timeSlot, hold }: Pick<HoldRequest, 'cartId' | 'timeSlot'> & { readonly hold: Hold },
): Promise<void> {
  const { endsAt, extensions, serviceFee } = hold;
  const place = { windowId: timeSlot.id, endsAt, extensions, serviceFee, isLive: true };
  await db
    .insert(holds)
    .values({ tenant, cartId, ...place })
    .onConflictDoUpdate({ target: [holds.tenant, holds.cartId], set: place });
}

/** A hold that has not ended, for its full time from now on. The caller has seen that it may be. */
export async function extendHold(
  work: UnitOfWork,
  request: HoldRequest & { timeSlot: { hold?: Hold | undefined } },
) {
  const { db, tenant, now } = work;
  const endsAt = holdEndOf(request, now);
  await db
    .update(holds)
    .set({
      endsAt: sql`greatest(${holds.endsAt}, ${sql.param(endsAt, holds.endsAt)})`,
      extensions: sql`${holds.extensions} + 1`,
    })
    .where(ofCart(tenant, request.cartId));
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
  await db.delete(holds).where(ofCart(tenant, cartId));
}

/** The hold of a cart that is merged into another one. */
export async function moveHold(
  { db, tenant }: UnitOfWork,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const kept = alias(holds, 'kept');
  const other = db
    .select({ cartId: kept.cartId })
    .from(kept)
    .where(and(eq(kept.tenant, tenant), eq(kept.cartId, to)));
  await db
    .update(holds)
    .set({ cartId: to })
    .where(and(ofCart(tenant, from), notExists(other)));
}
