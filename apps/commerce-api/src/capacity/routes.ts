import { distributionCalls } from '@larder/contracts/distribution';
import { wire } from '@larder/contracts/distribution/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../kernel/bind.js';
import type { RequestContext } from '../kernel/context.js';
import { ApiFailure } from '../kernel/failure.js';
import type { Kernel } from '../kernel/kernel.js';
import { currentEdition } from '../kernel/shop-memory.js';
import { readGoods } from '../carts/goods.js';
import { isServed } from '../carts/places.js';
import { availabilityOf } from './availability.js';
import { ownPlaces } from './own-places.js';
import type { Place } from './repository.js';
import { findWindow, readOpenWindows } from './repository.js';
import { describeWindow, leftOf, windowFaults, withOwnPlace } from './window-state.js';

async function openWindows(context: RequestContext, place: Place) {
  const { db, tenant, now, shop } = context;
  if (!(await isServed(context, shop, place))) {
    throw new ApiFailure(404, '132', 'The shop does not serve this place');
  }
  const open = await readOpenWindows(db, tenant, place, now);
  const session = await context.existingSession();
  const own = session === undefined ? {} : await ownPlaces(db, tenant, session);
  return open.map((one) => {
    // What comes with an order pays no service of its own.
    if (one.id === own.ordered) return { ...withOwnPlace(one), serviceFee: 0 };
    // To whom a place is held it is free.
    return one.id === own.held ? withOwnPlace(one) : one;
  });
}

/** The calls of the distribution contract that are about windows; places belong to another part. */
export function capacityRoutes(app: FastifyInstance, kernel: Kernel): void {
  bind(
    app,
    kernel,
    { calls: distributionCalls, wire },
    {
      getWindows: async ({ context, query }) =>
        (await openWindows(context, query)).map(describeWindow),
      getEarliestWindow: async ({ context, query }) => {
        const windows = await openWindows(context, query);
        const earliest = windows.find((window) => leftOf(window) > 0);
        if (!earliest) throw new ApiFailure(409, '023', windowFaults['023']);
        const { id, start, end } = describeWindow(earliest);
        return { id, start, end };
      },
      postCapacity: async ({ context, query, body }) => {
        const { db, tenant } = context;
        const id = query.timeSlotId;
        if (id !== undefined && !(await findWindow(db, tenant, id))) {
          throw new ApiFailure(404, '140', windowFaults['140']);
        }
        const goods = await readGoods(context, await currentEdition(db, tenant), body.skus);
        return body.skus.map((sku) => availabilityOf(sku, goods.get(sku)));
      },
    },
  );
}
