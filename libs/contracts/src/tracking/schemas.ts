import * as z from 'zod/mini';
import { Cents, Id, Instant, Sku, Url } from '../core/schemas.js';

/** TRK-01. */
export const Consent = z.object({
  marketing: z.boolean(),
  statistic: z.boolean(),
  targetGroupSelection: z.boolean(),
});

export const LoginStatus = z.enum(['login', 'guest']);
export const UserType = z.enum(['guest', 'customer', 'loyalty member']);
export const OrderType = z.enum(['guest_order', 'first_order', 'customer_order']);
export const TrackingEventName = z.enum([
  'page_view',
  'view_item',
  'add_to_cart',
  'begin_checkout',
  'checkout_confirmation',
]);

/**
 * A product in a tracking event. `quantity` is in grams for weighed goods, else in pieces; `price` is
 * per piece, or per step of a weighed product, and absent if unknown.
 */
export const TrackedItem = z.object({
  sku: Sku,
  quantity: z.int().check(z.gte(1)),
  price: z.optional(Cents),
});

/** One event of the page's queue. An order number comes masked but for its end (TRK-19, TRK-20). */
export const TrackingEvent = z.object({
  event: TrackingEventName,
  at: Instant,
  /** Page name with its prefix, with colons for slashes (TRK-22). */
  page: Url,
  login_status: LoginStatus,
  user_type: UserType,
  order_type: z.optional(OrderType),
  order_number: z.optional(z.string().check(z.maxLength(80), z.regex(/^\**[^*]$/))),
  /** Total of a cart or order in cents. */
  value: z.optional(Cents),
  items: z.optional(z.array(TrackedItem).check(z.maxLength(200))),
  /** The page runs in an embedded web view (PLAT-36). */
  embedded: z.optional(z.boolean()),
});

/** TRK-24, TRK-25. Positions count from 1, one for each object. */
export const SearchEvent = z
  .object({
    eventType: z.enum(['click', 'conversion']),
    queryID: Id,
    objectIDs: z.array(Sku).check(z.minLength(1), z.maxLength(100)),
    positions: z.array(z.int().check(z.gte(1))),
    userToken: Id,
    at: Instant,
  })
  .check(
    z.refine((event) => event.objectIDs.length === event.positions.length, {
      path: ['positions'],
      error: 'one for each object',
    }),
  );
