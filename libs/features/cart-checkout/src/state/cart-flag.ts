import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { DEVICE_PLACE_KEY } from '@larder/contracts/distribution';
import type { FeatureContext } from '@larder/platform';
import { cachedCart } from '../api/cart/cart-cache.js';
import { cartApi } from '../api/cart/cart-api.js';

const FLAG_KEY = 'larder.cart';
/** Written here as well, by its type: importing the value costs bytes of each first load. */
export const PLACE_KEY: typeof DEVICE_PLACE_KEY = 'larder.place';

/** True when the readable cookie of a login is there. */
export function isLoggedIn(): boolean {
  return /(^|; )loggedIn=/.test(document.cookie);
}

/**
 * Whether this visitor may have a cart: for visitors who never had one it is not fetched on every page,
 * because the response would always be a 404. True without storage.
 */
export const mayHaveCart = (): boolean => isLoggedIn() || isStored(FLAG_KEY);

/** Whether this browser may have stored something; true without storage. */
export function isStored(key: string): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

/** Has the cart in the cache, if there may be one; a failed call is left to its users. */
export async function ensureCart(context: FeatureContext): Promise<void> {
  if (cachedCart(context.getState()) !== undefined || !mayHaveCart()) return;
  await context.query(cartApi.endpoints.getCart, undefined).catch(() => undefined);
}

/** Keeps the flag in sync with the cart. */
export function useCartFlag(): void {
  const cart = useSelector(cachedCart);
  useEffect(() => {
    if (cart === undefined) return;
    try {
      if (cart) window.localStorage.setItem(FLAG_KEY, '1');
      else window.localStorage.removeItem(FLAG_KEY);
    } catch {
      // Without storage the cart is fetched on every page.
    }
  }, [cart]);
}
