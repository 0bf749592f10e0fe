import { currentCustomer } from '@larder/contracts/customer';
import { codeOf, type FeatureContext } from '@larder/platform';
import { loyaltyApi, untracked } from '../../api/loyalty-api.js';
import { memberCardOf } from './membership.js';

/** The programme has closed the card. */
const CLOSED = '10048';

/**
 * Asks for the card of whoever is signed in. A closed card empties what is kept (LOY-13); any other
 * failure leaves it, and tells nothing of the session (LOY-14). Gives whether it is known now.
 */
export async function loadCard(context: FeatureContext): Promise<true | undefined> {
  const customer = context.getCapability(currentCustomer)?.get();
  // Whoever has left while this code was on its way has no card to ask for.
  if (!customer) return undefined;
  const { data, error } = await context.dispatch(
    loyaltyApi.endpoints.getCardInfo.initiate({ query: {} }, untracked),
  );
  const isKnown = data !== undefined || codeOf(error) === CLOSED;
  const member = memberCardOf(context);
  // Whoever waits for the answer goes on after a failure too.
  member?.set(isKnown ? data : member.get(), customer.id);
  return isKnown || undefined;
}
