import { randomUUID } from 'node:crypto';
import { errorCodes } from '@larder/contracts';
import type { Claim, NewClaim } from '@larder/contracts/checkout';
import { ApiFailure, badRequest } from '../../kernel/failure.js';
import { hashOf } from '../../kernel/text/hash.js';
import { readOrderTerms } from '../../ordering/read-order-terms.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { refundableOf } from '../../payments/refunds/partial-refunds.js';
import { lockOwnOrder } from '../own-order.js';
import type { OrderRecord } from '../repository.js';
import { queueClaimEmail } from './claim-email.js';
import { amountOf, claimedLines, type ClaimedLine, type Claiming } from './claimed-lines.js';
import {
  addClaimedQuantity,
  automaticCredits,
  claimsOf,
  lockClaimant,
  usePhotos,
} from './claim-repository.js';
import type { ClaimTerms } from './claim-rule.js';
import { limitDays, reasonToReview } from './claim-rule.js';
import { creditClaim } from './credit-claim.js';
import type { DeliveredOrder } from './delivered-order.js';
import { claimableUntil, deliveredOrder } from './delivered-order.js';
import { toClaims } from './read-claims.js';
import type { ClaimRow, OpenReason } from './tables.js';
import { orderClaimLines, orderClaims } from './tables.js';

/** Each claim sends mails, and a person may have to read it. */
const maxClaims = 8;
const dayMs = 86_400_000;

export interface ClaimRequest {
  readonly orderNumber: string;
  readonly key: string;
  readonly claim: NewClaim;
}

export function claimClosed(): ApiFailure {
  return new ApiFailure(409, errorCodes.claimClosed, 'Nothing of this order can be claimed now');
}

/** The delivered order and the shop's rule. @throws ApiFailure 409 unless goods can be claimed */
export async function requireClaimable(
  { db, tenant, now }: Pick<UnitOfWork, 'db' | 'tenant' | 'now'>,
  order: OrderRecord,
): Promise<{ readonly delivery: DeliveredOrder; readonly terms: ClaimTerms }> {
  const terms = (await readOrderTerms(db, tenant))?.claims;
  const delivery = deliveredOrder(order);
  if (!terms || !delivery || claimableUntil(delivery, terms) <= now) throw claimClosed();
  return { delivery, terms };
}

/**
 * Claims goods of an order of the session in one transaction; the same key again returns the same claim.
 * Within the shop's rule it is credited at once, otherwise a person decides.
 * @throws ApiFailure 404 for another's order, 409 for more than was delivered
 */
export async function makeClaim(
  work: UnitOfWork,
  { orderNumber, key, claim }: ClaimRequest,
): Promise<Claim> {
  const order = await lockOwnOrder(work, orderNumber);
  const before = await claimsOf(work, orderNumber);
  const requestHash = hashOf(JSON.stringify(claim));
  const known = before.find(({ idempotencyKey }) => idempotencyKey === key);
  if (known && known.requestHash !== requestHash)
    throw new ApiFailure(409, errorCodes.idempotencyConflict, 'The key was used for another claim');
  const row = known ?? (await newClaim(work, order, { key, requestHash, claim, before }));
  const [made] = await toClaims(work, [row]);
  if (!made) throw new Error('A claim was lost while it was made');
  return made;
}

interface NewClaimInput {
  readonly key: string;
  readonly requestHash: string;
  readonly claim: NewClaim;
  readonly before: readonly ClaimRow[];
}

async function newClaim(
  work: UnitOfWork,
  order: OrderRecord,
  { key, requestHash, claim, before }: NewClaimInput,
): Promise<ClaimRow> {
  const { delivery, terms } = await requireClaimable(work, order);
  if (before.length >= maxClaims)
    throw new ApiFailure(429, errorCodes.tooMany, 'The order was claimed too often');
  const { orderNumber } = order.row;
  const lines = await claimedLines(work, orderNumber, { claim, delivery, before });
  const amount = await amountOf(work, orderNumber, { claim, delivery, lines });
  const { tenant, now: createdAt } = work;
  const row: ClaimRow = {
    tenant,
    id: randomUUID(),
    orderNumber,
    idempotencyKey: key,
    requestHash,
    claimantHash: claimantOf(order),
    reason: claim.reason,
    state: 'OPEN',
    claimed: amount,
    credited: 0,
    refund: null,
    isAutomatic: false,
    note: claim.note ?? null,
    answer: null,
    openBecause: null,
    createdAt,
    decidedAt: null,
  };
  await lockClaimant(work, row.claimantHash);
  const openBecause = await reviewOf(work, row, { claim, delivery, terms, before });
  const stored = { ...row, openBecause: openBecause ?? null };
  await saveClaim(work, stored, { lines, photoIds: claim.photoIds ?? [] });
  if (openBecause === undefined)
    return creditClaim(work, order, stored, { cents: amount, isAutomatic: true });
  await queueClaimEmail(work, order, stored);
  return stored;
}

/** The same hash for all orders of a customer, or of a guest's address. */
function claimantOf({ customerId, row }: OrderRecord): string {
  return customerId === null
    ? hashOf('guest', row.document.billingAddress.email.trim().toLowerCase())
    : hashOf('customer', customerId);
}

async function reviewOf(
  work: UnitOfWork,
  { orderNumber, claimantHash, claimed }: ClaimRow,
  {
    claim,
    delivery,
    terms,
    before,
  }: Claiming & {
    readonly terms: ClaimTerms;
    readonly before: readonly ClaimRow[];
  },
): Promise<OpenReason | undefined> {
  const since = new Date(work.now.getTime() - limitDays * dayMs);
  const automatic = before.filter((one) => one.isAutomatic && one.reason !== 'TIP');
  return reasonToReview(terms, {
    reason: claim.reason,
    amount: claimed,
    wasOnTime: delivery.wasOnTime,
    hasPhoto: (claim.photoIds ?? []).length > 0,
    ofOrder: automatic.reduce((sum, { credited }) => sum + credited, 0),
    ofCustomer: await automaticCredits(work, claimantHash, since),
    refundable: await refundableOf(work, orderNumber),
  });
}

async function saveClaim(
  work: UnitOfWork,
  row: ClaimRow,
  { lines, photoIds }: { readonly lines: readonly ClaimedLine[]; readonly photoIds: string[] },
): Promise<void> {
  const { tenant, id: claimId, orderNumber } = row;
  await work.db.insert(orderClaims).values(row);
  for (const { lineItemId, name, delivered, quantity, amount } of lines) {
    await addClaimedQuantity(work, orderNumber, { lineItemId, delivered, quantity });
    await work.db
      .insert(orderClaimLines)
      .values({ tenant, claimId, lineItemId, name, quantity, amount });
  }
  if ((await usePhotos(work, row, photoIds)) !== new Set(photoIds).size)
    throw badRequest('A photo is not of this order, or was used already', { photoIds: 'unknown' });
}
