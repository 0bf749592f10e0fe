import { errorCodes } from '@larder/contracts';
import type { NewClaim } from '@larder/contracts/checkout';
import { ApiFailure, badRequest } from '../../kernel/failure.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { lineCredit } from './claim-amounts.js';
import { claimedQuantities, creditedOf } from './claim-repository.js';
import type { DeliveredOrder } from './delivered-order.js';
import type { ClaimRow } from './tables.js';

/** A part of a delivered line, and what it is worth in cents. */
export interface ClaimedLine {
  readonly lineItemId: string;
  readonly name: string;
  readonly delivered: number;
  readonly quantity: number;
  readonly amount: number;
}

const conflict = (why: string) => new ApiFailure(409, errorCodes.conflict, why);

export interface Claiming {
  readonly claim: NewClaim;
  readonly delivery: DeliveredOrder;
}

/** What the claim takes of each line, and what that is worth. */
export async function claimedLines(
  work: UnitOfWork,
  orderNumber: string,
  { claim, delivery, before }: Claiming & { readonly before: readonly ClaimRow[] },
): Promise<ClaimedLine[]> {
  const isOnce = claim.reason === 'LATE' || claim.reason === 'TIP';
  if (isOnce !== (claim.lines.length === 0))
    throw badRequest('A claim names goods, or the delivery or its tip', { lines: 'goods' });
  if (isOnce && before.some(({ reason }) => reason === claim.reason))
    throw conflict('The delivery or its tip was claimed already');
  if (claim.reason === 'TIP' && delivery.receipt.tip === undefined)
    throw conflict('The order has no tip');
  const ids = new Set(claim.lines.map(({ lineItemId }) => lineItemId));
  if (ids.size < claim.lines.length)
    throw badRequest('A claim names each line once', { lines: 'twice' });
  const claimed = await claimedQuantities(work, orderNumber);
  return claim.lines.map(({ lineItemId, quantity }) => {
    const line = delivery.lines.find((one) => one.lineItemId === lineItemId);
    const taken = claimed.get(lineItemId) ?? 0;
    if (!line || taken + quantity > line.delivered)
      throw conflict('More is claimed than was delivered');
    const { name, delivered } = line;
    return { lineItemId, name, delivered, quantity, amount: lineCredit(line, taken, quantity) };
  });
}

/** Cents that the claim is worth: never more than what is left of the paid amount. */
export async function amountOf(
  work: UnitOfWork,
  orderNumber: string,
  { claim, delivery, lines }: Claiming & { readonly lines: readonly ClaimedLine[] },
): Promise<number> {
  const { serviceFee, tip = 0 } = delivery.receipt;
  const ofGoods = lines.reduce((sum, { amount }) => sum + amount, 0);
  const value = claim.reason === 'LATE' ? serviceFee : claim.reason === 'TIP' ? tip : ofGoods;
  return Math.min(value, delivery.paid - (await creditedOf(work, orderNumber)));
}
