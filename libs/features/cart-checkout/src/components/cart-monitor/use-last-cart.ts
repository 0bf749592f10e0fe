import { useEffect } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { lastCart } from '../checkout/lost-cart/last-cart.js';

/** Remembers a cart with goods until the shopper empties it, because a lost cart leaves no trace. */
export function useLastCart(cart: Cart | null | undefined): void {
  const id = cart?.id;
  const kind = cart?.customerId === undefined ? 'guest' : 'customer';
  const isEmpty = cart?.lineItemCount === 0;
  useEffect(() => {
    if (id === undefined) return;
    if (!isEmpty) lastCart.write({ id, kind });
    else if (lastCart.read()?.id === id) lastCart.clear();
  }, [id, isEmpty, kind]);
}
