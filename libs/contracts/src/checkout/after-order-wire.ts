import * as z from 'zod/mini';
import type { CallSchemas } from '../core/call.js';
import { Id } from '../core/schemas.js';
import {
  Claim,
  ClaimDecision,
  ClaimForReview,
  ClaimPhoto,
  NewClaim,
  OrderClaims,
} from './claim-schemas.js';
import { DeliveryTracking, PickupArrivalInput, PickupGuest } from './delivery-schemas.js';

const params = z.object({ orderNumber: z.string().check(z.maxLength(40)) });
const backOffice = { headers: z.object({ authorization: z.optional(z.string()) }) };

export const afterOrderWire = {
  getDeliveryTracking: {
    summary: 'Where an order of this visitor is right now',
    params,
    response: DeliveryTracking,
    errorCodes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  /** While the order waits in its store. Once the shopper is there, `ON_MY_WAY` changes nothing. */
  setPickupArrival: {
    summary: 'Tells the store that the shopper is coming, or there',
    params,
    body: PickupArrivalInput,
    response: DeliveryTracking,
    errorCodes: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  getOrderClaims: {
    summary: 'Claims about an order of this visitor, and what can still be claimed',
    params,
    response: OrderClaims,
    errorCodes: ['NOT_FOUND'],
  },
  addClaimPhoto: {
    summary: 'Stores a photo for a claim; unused ones are erased after a day',
    params,
    body: ClaimPhoto,
    multipart: true,
    response: z.object({ id: Id }),
    errorCodes: ['NOT_FOUND', 'CLAIM_CLOSED', 'PAYLOAD_TOO_LARGE', 'TOO_MANY_REQUESTS'],
  },
  /**
   * Idempotent by key. Credited at once within the shop's rule, otherwise open until a person decides.
   * Never more than was delivered, and never more than was paid.
   */
  addClaim: {
    summary: 'Claims goods of a delivered order, once for each Idempotency-Key',
    params,
    headers: z.object({ 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(255)) }),
    body: NewClaim,
    response: Claim,
    errorCodes: ['NOT_FOUND', 'CLAIM_CLOSED', 'CONFLICT', '1005', 'TOO_MANY_REQUESTS'],
  },
  getPickupGuests: {
    ...backOffice,
    summary: 'Shoppers who come to collect an order, those in front of the store first',
    response: z.array(PickupGuest),
    errorCodes: ['NOT_FOUND'],
  },
  /** For the shop's own people, with `BACK_OFFICE_SECRET` as bearer token; 404 without it. */
  getOpenClaims: {
    ...backOffice,
    summary: 'Claims that wait for a decision, oldest first',
    response: z.array(ClaimForReview),
    errorCodes: ['NOT_FOUND'],
  },
  /** The same decision again changes nothing; another one is refused. */
  decideClaim: {
    ...backOffice,
    summary: 'Credits or refuses an open claim',
    params: z.object({ claimId: Id }),
    body: ClaimDecision,
    response: ClaimForReview,
    errorCodes: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, CallSchemas>;
