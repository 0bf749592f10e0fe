import { useEffect, useRef } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { orderingApi } from '../../api/ordering-api.js';

/**
 * Reopens a cart that was already frozen when the page was opened (NAV-71, 72). One that is frozen
 * later is being ordered, in this or another tab, whose payment reopening would cancel.
 */
export function useOpenCart(cart: Cart | null | undefined, isWanted: () => boolean): void {
  const [resetCart] = orderingApi.useResetCartMutation();
  const isRequested = useRef(false);
  const seenOpen = useRef<string>(undefined);
  const { id, cartStatus } = cart ?? {};
  useEffect(() => {
    if (cartStatus === 'OPEN') seenOpen.current = id;
    if (cartStatus !== 'FINALIZED' || id === seenOpen.current) return;
    if (isRequested.current || !isWanted()) return;
    isRequested.current = true;
    void resetCart().finally(() => {
      isRequested.current = false;
    });
  }, [resetCart, id, cartStatus, isWanted]);
}
