import type { ClaimReason } from '@larder/contracts/checkout';
import { Cents } from '@larder/contracts/schemas';
import * as z from 'zod/mini';
import type { OpenReason } from './tables.js';

/** A shop's rule for claims in `order-config.json`; a shop without one takes none. */
export const ClaimTerms = z.object({
  /** Days after delivery in which goods can be claimed. */
  days: z.int().check(z.gte(1), z.lte(60)),
  /** Cents that are credited at once for one order; absent: a person decides about everything. */
  automaticPerOrder: z.optional(Cents),
  /** Cents that are credited at once to one customer in 90 days. */
  automaticPerCustomer: z._default(Cents, 0),
  /** Cents from which damaged, spoiled and wrong goods need a photo to be credited at once. */
  photoFrom: z.optional(Cents),
});
export type ClaimTerms = z.output<typeof ClaimTerms>;

/** How long credits count towards the limit of a customer. */
export const limitDays = 90;

/** Nobody can take a picture of what did not come. */
const photographed: readonly ClaimReason[] = ['DAMAGED', 'SPOILED', 'WRONG'];

export interface ClaimFacts {
  readonly reason: ClaimReason;
  /** Cents that the claim is worth. */
  readonly amount: number;
  readonly hasPhoto: boolean;
  /** Cents that were credited at once before, for this order and for this customer. */
  readonly ofOrder: number;
  readonly ofCustomer: number;
  /** Cents that can still be refunded the way they were paid. */
  readonly refundable: number;
  /** It was delivered within its time slot. */
  readonly wasOnTime: boolean;
}

/** Why a person has to decide about a claim; undefined when the shop's rule credits it. */
export function reasonToReview(terms: ClaimTerms, facts: ClaimFacts): OpenReason | undefined {
  const { automaticPerOrder, automaticPerCustomer, photoFrom = Infinity } = terms;
  const { reason, amount, hasPhoto, ofOrder, ofCustomer, refundable, wasOnTime } = facts;
  // The tip was a gift: nobody has to agree that it is taken back.
  if (reason === 'TIP') return amount > refundable || amount === 0 ? 'NOT_PREPAID' : undefined;
  if (automaticPerOrder === undefined) return 'NO_RULE';
  if (reason === 'LATE' && wasOnTime) return 'ON_TIME';
  if (photographed.includes(reason) && amount >= photoFrom && !hasPhoto) return 'NO_PHOTO';
  if (ofOrder + amount > automaticPerOrder) return 'ORDER_LIMIT';
  if (ofCustomer + amount > automaticPerCustomer) return 'CUSTOMER_LIMIT';
  return amount > refundable || amount === 0 ? 'NOT_PREPAID' : undefined;
}
