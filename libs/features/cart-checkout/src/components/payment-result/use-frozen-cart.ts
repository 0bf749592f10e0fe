import { useEffect } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { paymentResultRoute } from '@larder/contracts/checkout';
import { useFeature } from '@larder/platform';

/** NAV-69: whoever looks at a cart that is being paid is led to the payment's result. */
export function useFrozenCart(cart: Cart | null | undefined): void {
  const { href, navigate } = useFeature();
  const isFrozen = cart?.cartStatus === 'FINALIZED';
  useEffect(() => {
    if (isFrozen) navigate(href(paymentResultRoute, {}) ?? '/', { replace: true });
  }, [href, navigate, isFrozen]);
}
