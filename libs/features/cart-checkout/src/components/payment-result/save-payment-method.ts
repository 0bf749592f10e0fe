import type { PaymentResult } from '@larder/contracts/checkout';
import type { FeatureContext } from '@larder/platform';
import { meansApi } from '../../api/payment-api.js';
import { openAttempt } from '../order/order-attempt.js';

/**
 * Saves the payment method of the order if the shopper chose that (API-072). Ignores failures: the order
 * is placed, and the next checkout offers to save it again.
 */
export async function savePaymentMethod(
  context: FeatureContext,
  result: PaymentResult,
): Promise<void> {
  const { methodKey, provider, saveMethod, setPrimary } = result;
  const checkoutId = openAttempt.read()?.input.cartId;
  if (!saveMethod || checkoutId === undefined || provider === undefined) return;
  const method = openAttempt.read()?.input.methodKey;
  if (method === undefined || method !== methodKey) return;
  const body = { checkoutId, methodKey: method, provider, setPrimary };
  await context.dispatch(meansApi.endpoints.keepMethod.initiate({ body }));
}
