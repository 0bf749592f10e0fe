import { errorCodes } from '@larder/contracts';
import type { DeliveryTracking, PickupArrival, PickupGuest } from '@larder/contracts/checkout';
import { and, asc, eq } from 'drizzle-orm';
import { orders } from '../../checkout/tables.js';
import { ApiFailure } from '../../kernel/failure.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { lockOwnOrder } from '../own-order.js';
import type { ArrivalScope } from './arrivals.js';
import { pickupCode, readArrival } from './arrivals.js';
import { readTracking } from './read-tracking.js';
import { orderTimelines } from '../tables.js';
import { orderArrivals } from './tables.js';

const shownGuests = 100;

export interface ArrivalInput {
  readonly orderNumber: string;
  readonly state: PickupArrival;
}

/**
 * Tells the store that the shopper of an order is coming, or there. The same again changes nothing.
 * @throws ApiFailure 404 for another's order, 409 unless it waits in its store
 */
export async function setArrival(
  work: UnitOfWork,
  { orderNumber, state }: ArrivalInput,
): Promise<DeliveryTracking> {
  const order = await lockOwnOrder(work, orderNumber);
  if (order.row.status !== 'READY')
    throw new ApiFailure(409, errorCodes.conflict, 'The order does not wait in a store');
  const known = await readArrival(work, orderNumber);
  if (known?.state !== state && known?.state !== 'HERE') {
    const { db, tenant, now: at } = work;
    await db
      .insert(orderArrivals)
      .values({ tenant, orderNumber, state, at })
      .onConflictDoUpdate({
        target: [orderArrivals.tenant, orderArrivals.orderNumber],
        set: { state, at },
      });
  }
  return readTracking(work, order);
}

/** Shoppers who come to collect, for the store's people: those in front of it first. */
export async function readPickupGuests({ db, tenant }: ArrivalScope): Promise<PickupGuest[]> {
  const found = await db
    .select({
      arrival: orderArrivals,
      document: orders.document,
      place: orderTimelines.pickupPlace,
    })
    .from(orderArrivals)
    .innerJoin(
      orders,
      and(
        eq(orders.tenant, orderArrivals.tenant),
        eq(orders.orderNumber, orderArrivals.orderNumber),
      ),
    )
    .leftJoin(
      orderTimelines,
      and(
        eq(orderTimelines.tenant, orderArrivals.tenant),
        eq(orderTimelines.orderNumber, orderArrivals.orderNumber),
      ),
    )
    .where(and(eq(orderArrivals.tenant, tenant), eq(orders.status, 'READY')))
    .orderBy(asc(orderArrivals.state), asc(orderArrivals.at))
    .limit(shownGuests);
  return found.map(({ arrival: { orderNumber, state, at }, document, place }) => {
    const { firstName, lastName } = document.billingAddress;
    const name = `${firstName} ${lastName}`;
    return {
      orderNumber,
      code: pickupCode(orderNumber),
      name,
      state,
      at: at.toISOString(),
      // A locker opens by its code: that is its shopper's.
      ...(place && { place: { kind: place.kind, name: place.name } }),
    };
  });
}
