import { paymentResultQuery, paymentResultRoute } from '@larder/contracts/checkout';
import type { FeatureContext } from '@larder/platform';
import { cachedCart } from '../../api/cart/cart-cache.js';
import { openAttempt } from '../order/order-attempt.js';

/**
 * Redirects to the payment result, with the frozen cart's payment data (NAV-69, 70), and the order
 * number if known.
 */
export function goToPaymentResult(
  { getState, href, navigate }: FeatureContext,
  order?: string,
): void {
  const payment = cachedCart(getState())?.payments[0];
  const query = paymentResultQuery({
    brandName: payment?.brandName,
    methodKey: payment?.methodKey ?? openAttempt.read()?.input.methodKey,
    initiator: 'UNKNOWN',
    methodType: 'UNKNOWN',
    saveMethod: false,
    setPrimary: false,
  });
  const to = href(paymentResultRoute, {}, { ...(order !== undefined && { order }), ...query });
  if (to !== undefined) navigate(to, { replace: true });
}
