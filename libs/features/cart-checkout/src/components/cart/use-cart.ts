import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { cachedCart } from '../../api/cart/cart-cache.js';
import { cartApi } from '../../api/cart/cart-api.js';
import { useFeatureState } from '../../state/state.js';
import { mayHaveCart } from '../../state/cart-flag.js';
import { lineOf } from '../../state/set-quantity.js';

/** False on the server and while hydrating: personal data is shown afterwards. */
export function useIsMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}

/**
 * The visitor's cart, fetched after mounting if there may be one: for controls on public pages. `null`
 * and `undefined` mean no cart.
 */
export function useVisitorCart() {
  const isMounted = useIsMounted();
  const cart = useSelector(cachedCart);
  cartApi.useGetCartQuery(undefined, { skip: !isMounted || (!cart && !mayHaveCart()) });
  return isMounted ? cart : undefined;
}

/** Quantity of a product as the shopper sees it; makes no call, so 48 tiles can use it. */
export function useQuantity(sku: string): number {
  return useFeatureState(
    (state) => state.cartQuantities[sku] ?? lineOf(cachedCart(state), sku)?.quantity ?? 0,
  );
}

/** True while a cart change waits for its response: displayed amounts are about to change. */
export function useIsPending(): boolean {
  return useFeatureState((state) => Object.keys(state.cartQuantities).length > 0);
}
