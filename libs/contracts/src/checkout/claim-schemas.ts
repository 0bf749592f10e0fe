import * as z from 'zod/mini';
import { Cents, Id, Instant } from '../core/schemas.js';

/** `LATE` is about the delivery itself and `TIP` takes the tip back: both name no goods. */
export const ClaimReason = z.enum(['MISSING', 'DAMAGED', 'SPOILED', 'WRONG', 'LATE', 'TIP']);

/** `OPEN` waits for a person of the shop. */
export const ClaimState = z.enum(['OPEN', 'CREDITED', 'REFUSED']);

/** Grams of weighed goods, otherwise pieces. */
const Amount = z.int().check(z.gte(1), z.lte(10_000_000));

export const ClaimedLine = z.object({ lineItemId: Id, name: z.string(), quantity: Amount });

export const Claim = z.object({
  id: Id,
  reason: ClaimReason,
  state: ClaimState,
  createdAt: Instant,
  decidedAt: z.optional(Instant),
  lines: z.array(ClaimedLine),
  /** What the shopper paid for these goods, with deposit; cents. */
  claimed: Cents,
  /** What they get back; 0 unless it is credited. */
  credited: Cents,
  /** `PAYMENT`: by the way the order was paid. `BY_HAND`: the shop transfers it itself. */
  refund: z.optional(z.enum(['PAYMENT', 'BY_HAND'])),
  note: z.optional(z.string()),
  photos: z.int().check(z.gte(0)),
  /** What the shop says about a refused claim. */
  answer: z.optional(z.string()),
});

/** A delivered line that something is left to claim of. */
export const ClaimableLine = z.object({
  lineItemId: Id,
  name: z.string(),
  sku: z.string(),
  weighed: z.boolean(),
  /** Shoppers read its weight in pounds and ounces. */
  isInPounds: z.optional(z.literal(true)),
  /** Grams or pieces that were not claimed yet. */
  quantity: Amount,
  /** What was paid for them, with deposit; cents. */
  value: Cents,
});

/** Claims of an order, and what can still be claimed. */
export const OrderClaims = z.object({
  /** Until then goods can be claimed; absent before delivery, afterwards, and in shops without claims. */
  claimableUntil: z.optional(Instant),
  /** From so many cents on, damaged, spoiled and wrong goods are only credited at once with a photo. */
  photoFrom: z.optional(Cents),
  /** What a late delivery is credited with: the service fee. Absent when that was claimed already. */
  lateCredit: z.optional(Cents),
  /** The tip, which the shopper can take back; absent without one, and when it was taken back. */
  tipCredit: z.optional(Cents),
  lines: z.array(ClaimableLine),
  claims: z.array(Claim),
});

export const maxClaimPhotos = 3;

export const NewClaim = z.object({
  reason: ClaimReason,
  /** Empty for `LATE` and `TIP` only. */
  lines: z.array(z.object({ lineItemId: Id, quantity: Amount })).check(z.maxLength(200)),
  note: z.optional(z.string().check(z.maxLength(500))),
  photoIds: z.optional(z.array(Id).check(z.maxLength(maxClaimPhotos))),
});

/** One picture as form data; it is re-encoded and loses everything but what it shows. */
export const ClaimPhoto = z.object({
  photo: z
    .array(z.file().check(z.maxSize(10_000_000), z.mime(['image/jpeg', 'image/png', 'image/webp'])))
    .check(z.minLength(1), z.maxLength(1)),
});

/** A claim as the shop's own people see it. */
export const ClaimForReview = z.object({
  ...Claim.shape,
  lines: z.array(
    z.object({
      ...ClaimedLine.shape,
      weighed: z.optional(z.boolean()),
      isInPounds: z.optional(z.literal(true)),
    }),
  ),
  orderNumber: z.string(),
  email: z.string(),
  /** Why the rule did not credit it. */
  openBecause: z.optional(
    z.enum(['NO_RULE', 'NO_PHOTO', 'ORDER_LIMIT', 'CUSTOMER_LIMIT', 'NOT_PREPAID', 'ON_TIME']),
  ),
  photoIds: z.array(Id),
  /** The most that can be credited; cents. */
  creditable: Cents,
});

export const ClaimDecision = z.discriminatedUnion('decision', [
  z.object({
    decision: z.literal('CREDIT'),
    /** Cents; what was claimed when absent. */
    amount: z.optional(Cents.check(z.gte(1))),
    /** `BY_HAND` for orders that were paid on handover. */
    refund: z.optional(z.enum(['PAYMENT', 'BY_HAND'])),
  }),
  z.object({
    decision: z.literal('REFUSE'),
    answer: z.string().check(z.minLength(1), z.maxLength(500)),
  }),
]);
