import { useEffect } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { checkoutRoute } from '@larder/contracts/checkout';
import { currentCustomer } from '@larder/contracts/customer';
import { limitFindings, limitsFor } from '@larder/pricing';
import { useFeature, type FeatureContext } from '@larder/platform';
import { cachedCart } from '../../api/cart/cart-cache.js';
import { checkoutApi } from '../../api/checkout-api.js';
import { validateCart } from '../cart/validation/validate-cart.js';
import { stateOf, useFeatureState } from '../../state/state.js';
import { destinationOf } from '../service/destination.js';

/**
 * NAV-75: after a login with `forwardToCheckout`, continues there once the merge dialog is closed and
 * if the cart is valid.
 */
export function useCheckoutRedirect(cart: Cart | null | undefined, search: URLSearchParams): void {
  const context = useFeature();
  const isMergeOffered = useFeatureState((state) => state.cartView.merge !== undefined);
  const isWanted = search.get('forwardToCheckout') === 'true';
  const owner = cart?.customerId;
  useEffect(() => {
    if (!isWanted || isMergeOffered || owner === undefined) return;
    if (context.getCapability(currentCustomer)?.get()?.id === owner) void forward(context);
  }, [isWanted, isMergeOffered, owner, context]);
}

async function forward(context: FeatureContext): Promise<void> {
  await validateCart(context);
  const state = stateOf(context.getState());
  const cart = cachedCart(state);
  const isOpen = state.cartView.merge === undefined && cart && cart.lineItemCount > 0;
  if (!isOpen || state.checkout.errors.length > 0) return;
  const config = await context.query(checkoutApi.endpoints.getOrderConfig, undefined);
  const limits = limitsFor(config, destinationOf(cart)?.distributionType);
  const to = context.href(checkoutRoute, {});
  if (limitFindings(cart, limits).length === 0 && to !== undefined)
    context.navigate(to, { replace: true });
}
