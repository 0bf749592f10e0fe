import { errorCodes } from '@larder/contracts';
import type { ClaimDecision, ClaimForReview } from '@larder/contracts/checkout';
import { ApiFailure, notFound } from '../../kernel/failure.js';
import type { RequestContext } from '../../kernel/context.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { refundableOf } from '../../payments/refunds/partial-refunds.js';
import { startTimeline } from '../progress/order-timeline.js';
import { readOrderRecord } from '../repository.js';
import { findClaim, openClaims } from './claim-repository.js';
import { creditClaim, refuseClaim } from './credit-claim.js';
import { toReview } from './read-claims.js';
import type { ClaimRow } from './tables.js';

/** Claims on one page of the back office. */
const shownClaims = 50;

export interface ClaimDecisionInput {
  readonly claimId: string;
  readonly decision: ClaimDecision;
}

/** Claims that wait for a person, oldest first. */
export async function readOpenClaims(context: RequestContext): Promise<ClaimForReview[]> {
  const found: ClaimForReview[] = [];
  for (const row of await openClaims(context, shownClaims)) {
    const order = await readOrderRecord(context, row.orderNumber);
    if (order) found.push(await toReview(context, row, order));
  }
  return found;
}

/**
 * A person's decision about a claim, in one transaction. The same decision again changes nothing.
 * @throws ApiFailure 404, 409 for another decision, or for more than can be refunded
 */
export async function decideClaim(
  work: UnitOfWork,
  { claimId, decision }: ClaimDecisionInput,
): Promise<ClaimForReview> {
  const known = await findClaim(work, claimId);
  if (!known) throw notFound('The claim');
  const order = await startTimeline(work, known.orderNumber);
  // Under the order's lock: another decision may have come first.
  const claim = (await findClaim(work, claimId)) ?? known;
  if (claim.state === 'OPEN') {
    const next =
      decision.decision === 'REFUSE'
        ? await refuseClaim(work, order, claim, decision.answer)
        : await credit(work, order, claim, decision);
    return toReview(work, next, order);
  }
  if (!isSame(claim, decision))
    throw new ApiFailure(409, errorCodes.conflict, 'The claim was decided already');
  return toReview(work, claim, order);
}

async function credit(
  work: UnitOfWork,
  order: Parameters<typeof creditClaim>[1],
  claim: ClaimRow,
  { amount = claim.claimed, refund = 'PAYMENT' }: Extract<ClaimDecision, { decision: 'CREDIT' }>,
): Promise<ClaimRow> {
  const { creditable } = await toReview(work, claim, order);
  const most =
    refund === 'PAYMENT'
      ? Math.min(creditable, await refundableOf(work, claim.orderNumber))
      : creditable;
  if (amount === 0 || amount > most) {
    const why = `Between 1 and ${most} cents can be credited like this`;
    throw new ApiFailure(409, errorCodes.conflict, why, { fields: { amount: why } });
  }
  return creditClaim(work, order, claim, { cents: amount, refund });
}

function isSame({ state, credited, claimed, refund, answer }: ClaimRow, decision: ClaimDecision) {
  if (decision.decision === 'REFUSE') return state === 'REFUSED' && answer === decision.answer;
  const { amount = claimed, refund: wanted = 'PAYMENT' } = decision;
  return state === 'CREDITED' && credited === amount && refund === wanted;
}
