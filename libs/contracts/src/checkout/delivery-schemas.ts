import * as z from 'zod/mini';
import { Instant } from '../core/schemas.js';
import { OrderStatus } from './order-status.js';

/** How a shopper who collects comes to the store. */
export const PickupArrival = z.enum(['ON_MY_WAY', 'HERE']);

/** Where a store keeps an order for its shopper: a bay of its car park, or a locker. */
export const PickupPlace = z.object({
  kind: z.enum(['BAY', 'LOCKER']),
  /** As it is written there. */
  name: z.string().check(z.minLength(1), z.maxLength(12)),
});

/** The place of one order; a locker opens with its code. */
export const OrderPickupPlace = z.extend(PickupPlace, { code: z.optional(z.string()) });

/** Where an order is right now: the van of a delivery, or the counter of a pickup. */
export const DeliveryTracking = z.object({
  status: OrderStatus,
  /** The route is made up, as in demo shops; pages say so. */
  isSimulated: z.boolean(),
  /** When the van is expected; absent unless it is on its way and can be located. */
  expectedAt: z.optional(Instant),
  /** Stops that the van makes before this one. */
  stopsBefore: z.optional(z.int().check(z.gte(0))),
  /** Where the van is between the depot (0) and the door (1). */
  progress: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** Present while an order waits in its store. */
  pickup: z.optional(
    z.object({
      /** Named at the counter; nobody needs the order number. */
      code: z.string(),
      /** Absent where it waits at the counter. */
      place: z.optional(OrderPickupPlace),
      arrival: z.optional(z.object({ state: PickupArrival, at: Instant })),
    }),
  ),
  /** Seconds until a page refetches it; absent when nothing more follows. */
  refreshAfter: z.optional(z.int().check(z.gte(5))),
});

export const PickupArrivalInput = z.object({ state: PickupArrival });

/** Shoppers whom the store expects at its counter. */
export const PickupGuest = z.object({
  orderNumber: z.string(),
  code: z.string(),
  name: z.string(),
  state: PickupArrival,
  at: Instant,
  /** Bay or locker in which the order waits; absent where it waits at the counter. */
  place: z.optional(PickupPlace),
});
