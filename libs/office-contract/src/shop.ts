import { Availability } from '@larder/contracts/catalogue/schemas';
import { Cents, Instant } from '@larder/contracts/schemas';
import * as z from 'zod/mini';
import { listQuery } from './lists.js';

const count = z.int().check(z.gte(0));

/** Figures of one day in the shop's time zone. */
export const TodayFigures = z.object({
  day: z.iso.date(),
  /** Placed today and not cancelled. */
  orders: count,
  revenue: Cents,
  /** Orders with a slot today that are not yet packed. */
  toPick: count,
  slotsLeft: count,
  claimsOpen: count,
});
export type TodayFigures = z.output<typeof TodayFigures>;

export const OfficeProduct = z.object({
  id: z.string(),
  name: z.string(),
  packSize: z.string(),
  priceRegular: Cents,
  /** Crossed-out price of an announced reduction. */
  priceFormer: z.optional(Cents),
  priceLowestPrior30: z.optional(Cents),
  availability: Availability,
  /** Where a person has set the price: no feed replaces it meanwhile. */
  byHand: z.optional(
    z.object({ staffName: z.string(), feedPrice: Cents, endsAt: z.optional(Instant) }),
  ),
});
export type OfficeProduct = z.output<typeof OfficeProduct>;

/** `seenPrice` is the price that the person saw: the price of somebody else is not overwritten. */
export const ProductChange = z.object({
  seenPrice: Cents,
  priceRegular: z.int().check(z.gte(1), z.lte(10_000_000)),
  availability: Availability,
  /** Last day of the price by the shop's clock; absent: until a person releases it. */
  lastDay: z.optional(z.iso.date()),
});

export const OfficeSlot = z.object({
  id: z.string(),
  start: Instant,
  end: Instant,
  isPickup: z.boolean(),
  place: z.string(),
  capacity: count,
  booked: count,
  held: count,
});
export type OfficeSlot = z.output<typeof OfficeSlot>;

export const SlotListQuery = z.object({ ...listQuery, day: z.optional(z.iso.date()) });
export const SlotChange = z.object({ capacity: count.check(z.lte(100_000)) });
