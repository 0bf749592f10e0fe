import { cartChanged } from '@larder/contracts/cart';
import type { FeatureContext } from '@larder/platform';
import { loyaltyApi } from './loyalty-api.js';

/** Asks for the cart anew: whoever became a member, or is none any more, pays other prices now (CUST-33). */
export async function refetchCart({ dispatch, emit }: FeatureContext): Promise<void> {
  const how = { subscribe: false, forceRefetch: true };
  const { data: cart } = await dispatch(
    loyaltyApi.endpoints.getCartOfMember.initiate(undefined, how),
  );
  // One without a change is kept by nobody: there is nothing to tell of it.
  if (cart && cart.version > 0) emit(cartChanged, { cart });
}
