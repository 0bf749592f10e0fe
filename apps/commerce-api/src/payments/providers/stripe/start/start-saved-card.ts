import type { Stripe } from 'stripe';
import type { StartRequest } from '../../provider.js';
import type { OpenAccount } from '../accounts/account.js';
import { createMetadata } from '../metadata.js';
import { toUnits } from '../money.js';
import type { StartedSession } from './start-checkout-session.js';
import { textsFor } from '../texts.js';
import { stripeErrorOf } from '../stripe-errors.js';

interface SavedCard {
  readonly customer: string;
  readonly method: string;
}

/**
 * Authorises with a stored card. The shopper types nothing; if the bank requires confirmation, the
 * shopper is redirected to it. A decline is a valid result.
 */
export async function startSavedCard(
  { client }: OpenAccount,
  request: StartRequest,
  kept: SavedCard,
  idempotencyKey: string,
): Promise<StartedSession> {
  const { returnUrl } = request;
  try {
    return startedIntent(
      await client.paymentIntents.create(paramsOf(request, kept), { idempotencyKey }),
      returnUrl,
    );
  } catch (error) {
    const declined = declinedIntent(error);
    if (declined === undefined) throw error;
    return { reference: declined, redirectUrl: returnUrl };
  }
}

/** To the bank if it requires confirmation, else back to the shop, which fetches the result. */
export function startedIntent(intent: Stripe.PaymentIntent, returnUrl: string): StartedSession {
  const redirectUrl = intent.next_action?.redirect_to_url?.url ?? returnUrl;
  return { reference: intent.id, redirectUrl };
}

function paramsOf(request: StartRequest, { customer, method }: SavedCard) {
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
    // The shopper is absent: if the bank would require confirmation, the payment is declined.
    ...(isUnattended && { off_session: true }),
    description: `${shopName}, ${order}`,
    metadata: createMetadata(request, 'saved'),
    return_url: returnUrl,
  } satisfies Stripe.PaymentIntentCreateParams;
}

/** The payment that a card error is about. */
export function declinedIntent(error: unknown): string | undefined {
  const fault = stripeErrorOf(error);
  if (fault?.type !== 'StripeCardError') return undefined;
  const { payment_intent: intent } = fault;
  if (typeof intent !== 'object' || intent === null || !('id' in intent)) return undefined;
  return String(intent.id);
}
