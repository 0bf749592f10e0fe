import { cartChanged } from '@larder/contracts/cart';
import type { FeatureContext } from '@larder/platform';
import { loyaltyApi } from './loyalty-api.js';

/** Refetches the cart: joining or leaving the programme changes prices (CUST-33). */
export async function refetchCart({ dispatch, emit }: FeatureContext): Promise<void> {
  const how = { subscribe: false, forceRefetch: true };
  const { data: cart } = await dispatch(
    loyaltyApi.endpoints.getCartOfMember.initiate(undefined, how),
  );
  // A cart of version 0 is not stored: there is nothing to update.
  if (cart && cart.version > 0) emit(cartChanged, { cart });
}
