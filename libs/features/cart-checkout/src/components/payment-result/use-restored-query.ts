import { useEffect } from 'react';
import { useFeature } from '@larder/platform';
import { cartApi } from '../../api/cart/cart-api.js';
import { goToPaymentResult } from './go-to-payment-result.js';

/** NAV-70: the cart's own redirects come without a query, which nothing but this page needs. */
export function useRestoredQuery(search: URLSearchParams): void {
  const context = useFeature();
  const { data: cart } = cartApi.useGetCartQuery();
  const isMissing = !search.has('initiator') && cart != null;
  useEffect(() => {
    if (isMissing) goToPaymentResult(context);
  }, [context, isMissing]);
}
