import { useEffect } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { paymentResultRoute } from '@larder/contracts/checkout';
import { useFeature } from '@larder/platform';

/** NAV-69: a visitor with a cart that is being paid is redirected to the payment result. */
export function useFrozenCart(cart: Cart | null | undefined): void {
  const { href, navigate } = useFeature();
  const isFrozen = cart?.cartStatus === 'FINALIZED';
  useEffect(() => {
    if (isFrozen) navigate(href(paymentResultRoute, {}) ?? '/', { replace: true });
  }, [href, navigate, isFrozen]);
}
