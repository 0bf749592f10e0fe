import { useEffect, useRef } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { useFeature } from '@larder/platform';
import { cartApi } from '../api/cart-api.js';

/** Opens a cart again that was frozen for payment and is looked at instead (NAV-71, 72). */
export function useOpenCart(cart: Cart | null | undefined, isWanted: () => boolean): void {
  const { dispatch } = useFeature();
  const isAsked = useRef(false);
  const isFrozen = cart?.cartStatus === 'FINALIZED';
  useEffect(() => {
    if (!isFrozen || isAsked.current || !isWanted()) return;
    isAsked.current = true;
    void dispatch(cartApi.endpoints.resetCart.initiate()).finally(() => {
      isAsked.current = false;
    });
  }, [dispatch, isFrozen, isWanted]);
}
