import { errorCodes } from '@larder/contracts';
import type { OfficeQuery, OfficeSlot, officeCalls } from '@larder/office-contract';
import { and, asc, count, eq, gt, gte, lt, sql } from 'drizzle-orm';
import { timeSlots } from '../../../distribution/capacity/tables.js';
import { addDays, instantAt } from '../../../distribution/capacity/zoned-time.js';
import type { RequestContext } from '../../../kernel/context.js';
import { ApiFailure, notFound } from '../../../kernel/failure.js';
import type { UnitOfWork } from '../../../ordering/unit-of-work.js';
import type { Actor } from '../audit.js';
import { audit } from '../audit.js';

type Query = OfficeQuery<typeof officeCalls.getSlots>;
type Row = typeof timeSlots.$inferSelect;

const toSlot = ({ id, startsAt, endsAt, distributionType, appointableId, ...row }: Row) => ({
  id,
  start: startsAt.toISOString(),
  end: endsAt.toISOString(),
  place: appointableId,
  isPickup: distributionType === 'CLICK_AND_COLLECT',
  capacity: row.capacity,
  booked: row.booked,
  held: row.held,
});

/** A page of the time slots that are still to come, or of one day. */
export async function listSlots(
  { db, tenant, shop, now }: RequestContext,
  { page, perPage, day }: Query,
): Promise<{ items: OfficeSlot[]; total: number }> {
  const { timeZone } = shop.clientRuntimeConfig;
  const isShown =
    day === undefined
      ? gt(timeSlots.endsAt, now)
      : and(
          gte(timeSlots.startsAt, instantAt(day, '00:00', timeZone)),
          lt(timeSlots.startsAt, instantAt(addDays(day, 1), '00:00', timeZone)),
        );
  const where = and(eq(timeSlots.tenant, tenant), isShown);
  const [all] = await db.select({ total: count() }).from(timeSlots).where(where);
  const found = await db
    .select()
    .from(timeSlots)
    .where(where)
    .orderBy(asc(timeSlots.startsAt), asc(timeSlots.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { items: found.map(toSlot), total: all?.total ?? 0 };
}

export interface SlotChangeInput {
  readonly actor: Actor;
  readonly id: string;
  readonly capacity: number;
}

/**
 * Sets the places of one time slot. What is booked or held is never taken away.
 * @throws ApiFailure 404, 409 below what is booked and held
 */
export async function changeSlot(
  work: UnitOfWork,
  { actor, id, capacity }: SlotChangeInput,
): Promise<OfficeSlot> {
  const { db, tenant } = work;
  const own = and(eq(timeSlots.tenant, tenant), eq(timeSlots.id, id));
  const [before] = await db.select().from(timeSlots).where(own).for('update');
  if (!before) throw notFound('The time slot');
  const [after] = await db
    .update(timeSlots)
    .set({ capacity, officeCapacity: capacity })
    .where(and(own, sql`${timeSlots.booked} + ${timeSlots.held} <= ${capacity}`))
    .returning();
  if (!after)
    throw new ApiFailure(
      409,
      errorCodes.conflict,
      `${before.booked + before.held} places are taken already`,
    );
  await audit(work, actor, {
    action: 'slot.change',
    subject: id,
    before: { capacity: before.capacity },
    after: { capacity },
  });
  return toSlot(after);
}
