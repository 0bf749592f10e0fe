import type { Stripe } from 'stripe';
import type { StartRequest } from '../../provider.js';
import type { OpenAccount, StripeMethod } from '../accounts/account.js';
import { stripeMethods } from '../accounts/account.js';
import { createMetadata } from '../metadata.js';
import { toUnits } from '../money.js';
import { pageLanguage, textsFor } from '../texts.js';

export interface StartedSession {
  readonly reference: string;
  readonly redirectUrl: string;
}

/** Opens Stripe's page for a payment (CHK-18). The same key opens the same page. */
export async function startCheckoutSession(
  { client, atOnce = [] }: OpenAccount,
  request: StartRequest,
  idempotencyKey: string,
): Promise<StartedSession> {
  const isAtOnce = atOnce.some((one) => one === request.methodKey);
  const params = paramsOf(request, isAtOnce);
  return checkoutSessionOf(await client.checkout.sessions.create(params, { idempotencyKey }));
}

export function checkoutSessionOf({ id, url }: Stripe.Checkout.Session): StartedSession {
  if (url === null) throw new Error('Stripe has closed the page of the payment');
  return { reference: id, redirectUrl: url };
}

/** The same request must have the same text: Stripe rejects another text with the same key. */
function paramsOf(request: StartRequest, isAtOnce: boolean): Stripe.Checkout.SessionCreateParams {
  const { amount, currency, locale, orderNumber, returnUrl, savesCard = false } = request;
  const texts = textsFor(locale);
  const name = texts.order.replace('{number}', orderNumber);
  const metadata = createMetadata(request, 'page');
  return {
    mode: 'payment',
    submit_type: 'pay',
    client_reference_id: request.paymentId,
    allowed_payment_method_types: [...stripeMethods[request.methodKey as StripeMethod]],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toUnits(amount, currency),
          product_data: { name },
        },
      },
    ],
    // In another currency the amount would differ from the order's.
    adaptive_pricing: { enabled: false },
    custom_text: { submit: { message: isAtOnce ? texts.charged : texts.reserved } },
    payment_intent_data: {
      // Authorises first where possible: an order that fails is released instead of refunded.
      capture_method: isAtOnce ? 'automatic' : 'manual',
      description: `${request.shopName}, ${name}`,
      metadata,
      ...(savesCard && { setup_future_usage: 'on_session' }),
    },
    ...(savesCard && { customer_creation: 'always' }),
    metadata,
    locale: pageLanguage(locale),
    success_url: returnUrl,
    cancel_url: returnUrl,
  };
}
