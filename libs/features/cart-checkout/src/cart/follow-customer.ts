import { currentCustomer } from '@larder/contracts/customer';
import { useEffect } from 'react';
import { useFeature, type FeatureContext } from '@larder/platform';
import { cartApi } from '../api/cart-api.js';
import { cachedCart, writeCart } from '../api/cart-cache.js';
import { contactDraft } from '../checkout/contact-draft.js';
import { openAttempt } from '../order/order-attempt.js';
import { forgetSeen } from '../order/seen-order.js';
import { checkoutSlice } from '../state/checkout.js';

/**
 * Somebody has signed in or out: the cart is asked for anew, unless it is theirs already (CART-44,
 * CART-45). Of whoever has left nothing stays, neither on screen nor in the browser's storage.
 */
export async function followCustomer(context: FeatureContext): Promise<void> {
  const { dispatch, getState } = context;
  const customer = context.use(currentCustomer)?.get();
  const known = cachedCart(getState());
  if (!customer) {
    contactDraft.clear();
    openAttempt.clear();
    forgetSeen();
    dispatch(checkoutSlice.actions.left());
    if (known) writeCart(dispatch, null);
  }
  if (known === undefined || known?.customerId === customer?.id) return;
  await dispatch(
    cartApi.endpoints.getCart.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
}

/** Follows the customer while there is a cart. */
export function useFollowing(): void {
  const context = useFeature();
  useEffect(() => {
    const customers = context.use(currentCustomer);
    let known = customers?.get()?.id;
    return customers?.subscribe(() => {
      const before = known;
      known = customers.get()?.id;
      if (known !== before) void followCustomer(context);
    });
  }, [context]);
}
