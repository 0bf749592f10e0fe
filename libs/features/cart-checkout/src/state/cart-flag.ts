import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { FeatureContext } from '@larder/platform';
import { cachedCart } from '../api/cart/cart-cache.js';
import { cartApi } from '../api/cart/cart-api.js';

const FLAG_KEY = 'larder.cart';

/** True when the readable cookie of a login is there. */
export function isLoggedIn(): boolean {
  return /(^|; )loggedIn=/.test(document.cookie);
}

/**
 * Whether this visitor may have a cart: somebody who never had one is not asked for it on every
 * page, for the answer would be a 404 each time. Without storage the answer is yes.
 */
export function mayHaveCart(): boolean {
  try {
    return isLoggedIn() || window.localStorage.getItem(FLAG_KEY) !== null;
  } catch {
    return true;
  }
}

/** Has the cart in the cache, if there may be one; a failed call is left to its users. */
export async function ensureCart(context: FeatureContext): Promise<void> {
  if (cachedCart(context.getState()) !== undefined || !mayHaveCart()) return;
  await context.query(cartApi.endpoints.getCart, undefined).catch(() => undefined);
}

/** Keeps the mark in step with the cart. */
export function useCartFlag(): void {
  const cart = useSelector(cachedCart);
  useEffect(() => {
    if (cart === undefined) return;
    try {
      if (cart) window.localStorage.setItem(FLAG_KEY, '1');
      else window.localStorage.removeItem(FLAG_KEY);
    } catch {
      // Without storage the cart is simply asked for on every page.
    }
  }, [cart]);
}
