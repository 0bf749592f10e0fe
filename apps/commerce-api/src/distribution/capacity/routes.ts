import type { FastifyInstance } from 'fastify';
import { bind } from '../../kernel/http/bind-calls.js';
import type { RequestContext } from '../../kernel/context.js';
import { ApiFailure } from '../../kernel/failure.js';
import type { Kernel } from '../../kernel/kernel.js';
import { currentRevision } from '../../kernel/shop-cache.js';
import { readGoods } from '../../carts/lines/goods.js';
import { isServed } from '../../carts/distribution/service-areas.js';
import { availabilityOf } from './availability.js';
import { ownTimeSlots } from './own-time-slots.js';
import { findTimeSlot, readOpenTimeSlots } from './repository.js';
import { toTimeSlot, remainingCapacity, timeSlotErrors, withOwnHold } from './time-slot-state.js';
import { distributionDomain } from '../domain.js';
import type { NamedPlace } from '../tours/time-slots-nearby.js';
import { timeSlotsNearby } from '../tours/time-slots-nearby.js';

async function openTimeSlots(context: RequestContext, place: NamedPlace) {
  const { db, tenant, now, shop } = context;
  if (!(await isServed(context, shop, place))) {
    throw new ApiFailure(404, '132', 'The shop does not serve this place');
  }
  const open = await readOpenTimeSlots(db, tenant, place, now);
  const session = await context.existingSession();
  const own = session === undefined ? {} : await ownTimeSlots(db, tenant, session);
  const near = await timeSlotsNearby(context, place, open);
  return open.map((timeSlot) => {
    const one = near.has(timeSlot.id) ? { ...timeSlot, green: true } : timeSlot;
    // An addition to an order pays no service fee of its own.
    if (one.id === own.ordered) return { ...withOwnHold(one), serviceFee: 0 };
    // For the holder of a place it is available.
    if (one.id !== own.held) return one;
    return { ...withOwnHold(one), serviceFee: own.heldFee ?? one.serviceFee };
  });
}

/** Calls of the distribution contract about time slots; the others belong to another domain. */
export function capacityRoutes(app: FastifyInstance, kernel: Kernel): void {
  bind(app, kernel, distributionDomain, {
    getWindows: async ({ context, query }) => (await openTimeSlots(context, query)).map(toTimeSlot),
    getEarliestWindow: async ({ context, query }) => {
      const timeSlots = await openTimeSlots(context, query);
      const earliest = timeSlots.find((timeSlot) => remainingCapacity(timeSlot) > 0);
      if (!earliest) throw new ApiFailure(409, '023', timeSlotErrors['023']);
      const { id, start, end, serviceFee } = toTimeSlot(earliest);
      return { id, start, end, serviceFee };
    },
    postCapacity: async ({ context, query, body }) => {
      const { db, tenant } = context;
      const id = query.timeSlotId;
      if (id !== undefined && !(await findTimeSlot(db, tenant, id))) {
        throw new ApiFailure(404, '140', timeSlotErrors['140']);
      }
      const goods = await readGoods(context, await currentRevision(db, tenant), body.skus);
      return body.skus.map((sku) => availabilityOf(sku, goods.get(sku)));
    },
  });
}
