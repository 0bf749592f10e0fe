import type { ClaimDecision, ClaimForReview } from '@larder/contracts/checkout';
import type { UnitOfWork } from '../../../ordering/unit-of-work.js';
import { decideClaim } from '../../../orders/claims/decide-claim.js';
import type { Actor } from '../audit.js';
import { audit } from '../audit.js';

export interface OfficeDecision {
  readonly actor: Actor;
  readonly claimId: string;
  readonly decision: ClaimDecision;
}

/** A decision about a claim under the name of the person who made it. */
export async function decideOfficeClaim(
  work: UnitOfWork,
  { actor, claimId, decision }: OfficeDecision,
): Promise<ClaimForReview> {
  const claim = await decideClaim(work, { claimId, decision });
  await audit(work, actor, {
    action: 'claim.decide',
    subject: claimId,
    after: { state: claim.state, credited: claim.credited },
  });
  return claim;
}
