import type { PaymentResult } from '@larder/contracts/checkout';
import type { FeatureContext } from '@larder/platform';
import { paymentApi } from '../api/payment-api.js';
import { openAttempt } from '../order/order-attempt.js';

/**
 * Keeps the way in which the order was paid, if the shopper wanted that (API-072). What does not work
 * is not worth more words: the order stands, and the next one asks again.
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
  await context.dispatch(paymentApi.endpoints.keepMethod.initiate({ body }));
}
