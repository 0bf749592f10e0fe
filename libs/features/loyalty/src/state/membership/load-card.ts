import { codeOf, type FeatureContext } from '@larder/platform';
import type { MemberInformation } from '@larder/contracts/loyalty';
import { loyaltyApi, ownCard } from '../../api/loyalty-api.js';
import { memberCardOf, ownerIn } from './membership.js';

/** The programme has closed the card. */
const CLOSED = '10048';

/** Result of a call for the card. */
export interface CardResult {
  readonly data?: MemberInformation | undefined;
  readonly error?: unknown;
}

/** Whether a response determines the card: a closed one counts as none. */
export const isCardKnown = ({ data, error }: CardResult) =>
  data !== undefined || codeOf(error) === CLOSED;

/**
 * Stores the card of a response. A closed card clears the stored one (LOY-13); any other failure keeps
 * it, and does not affect the session (LOY-14).
 */
export function keepCard(context: FeatureContext, result: CardResult, owner = ownerIn(context)) {
  const member = memberCardOf(context);
  // Set after a failure too, so that callers that wait for the card continue.
  member?.set(isCardKnown(result) ? result.data : member.get(), owner);
}

/** Fetches the signed-in customer's card for the membership, which is not a component. */
export async function loadCard(context: FeatureContext): Promise<void> {
  const owner = ownerIn(context);
  // The customer may have signed out while this module was loading.
  if (owner === undefined) return;
  const how = { subscribe: false, forceRefetch: true };
  const result = await context.dispatch(loyaltyApi.endpoints.getCardInfo.initiate(ownCard, how));
  keepCard(context, result.isError ? { error: result.error } : result, owner);
}
