import type { Stripe } from 'stripe';
import type { StartRequest } from '../provider.js';
import type { OpenAccount } from './account.js';
import { metadataFor } from './metadata.js';
import { toUnits } from './money.js';
import type { Started } from './start-page.js';
import { textsFor } from './texts.js';
import { faultOf } from './trouble.js';

interface Kept {
  readonly customer: string;
  readonly method: string;
}

/**
 * Reserves with a card that the shopper has had kept. Nothing is to be typed; the bank may want to be
 * asked, and then the shopper is led there. A decline is an answer as well.
 */
export async function startSaved(
  { client }: OpenAccount,
  request: StartRequest,
  kept: Kept,
  idempotencyKey: string,
): Promise<Started> {
  const { returnUrl } = request;
  try {
    return startOf(
      await client.paymentIntents.create(paramsOf(request, kept), { idempotencyKey }),
      returnUrl,
    );
  } catch (error) {
    const declined = declinedIntent(error);
    if (declined === undefined) throw error;
    return { reference: declined, redirectUrl: returnUrl };
  }
}

/** Where the bank asks, else back to the shop, which asks how it went. */
export function startOf(intent: Stripe.PaymentIntent, returnUrl: string): Started {
  const redirectUrl = intent.next_action?.redirect_to_url?.url ?? returnUrl;
  return { reference: intent.id, redirectUrl };
}

function paramsOf(request: StartRequest, { customer, method }: Kept) {
  const { amount, currency, locale, orderNumber, shopName, returnUrl } = request;
  const { isUnattended = false } = request;
  const order = textsFor(locale).order.replace('{number}', orderNumber);
  return {
    amount: toUnits(amount, currency),
    currency: currency.toLowerCase(),
    customer,
    payment_method: method,
    allowed_payment_method_types: ['card'],
    capture_method: 'manual',
    confirm: true,
    // The shopper is not there: what the bank would ask for is declined instead.
    ...(isUnattended && { off_session: true }),
    description: `${shopName}, ${order}`,
    metadata: metadataFor(request, 'saved'),
    return_url: returnUrl,
  } satisfies Stripe.PaymentIntentCreateParams;
}

/** The payment that a card error is about. */
function declinedIntent(error: unknown): string | undefined {
  const fault = faultOf(error);
  if (fault?.type !== 'StripeCardError') return undefined;
  const { payment_intent: intent } = fault;
  if (typeof intent !== 'object' || intent === null || !('id' in intent)) return undefined;
  return String(intent.id);
}
