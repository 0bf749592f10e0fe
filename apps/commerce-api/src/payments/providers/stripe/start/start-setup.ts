import type { Stripe } from 'stripe';
import type { StartRequest } from '../../provider.js';
import type { OpenAccount, StripeMethod } from '../accounts/account.js';
import { stripeMethods } from '../accounts/account.js';
import { createMetadata } from '../metadata.js';
import type { StartedSession } from './start-checkout-session.js';
import { checkoutSessionOf } from './start-checkout-session.js';
import { pageLanguage, textsFor } from '../texts.js';

/** Opens Stripe's page on which a method is saved for one order, and nothing is charged. */
export async function startSetup(
  { client }: OpenAccount,
  request: StartRequest,
  idempotencyKey: string,
): Promise<StartedSession> {
  return checkoutSessionOf(
    await client.checkout.sessions.create(paramsOf(request), { idempotencyKey }),
  );
}

function paramsOf(request: StartRequest): Stripe.Checkout.SessionCreateParams {
  const { currency, locale, orderNumber, returnUrl, shopName } = request;
  const texts = textsFor(locale);
  const metadata = createMetadata(request, 'setup');
  const order = texts.order.replace('{number}', orderNumber);
  return {
    mode: 'setup',
    currency: currency.toLowerCase(),
    client_reference_id: request.paymentId,
    allowed_payment_method_types: [...stripeMethods[request.methodKey as StripeMethod]],
    // What pays later without the shopper has to belong to a customer.
    customer_creation: 'always',
    custom_text: { submit: { message: texts.setup } },
    setup_intent_data: { description: `${shopName}, ${order}`, metadata },
    metadata,
    locale: pageLanguage(locale),
    success_url: returnUrl,
    cancel_url: returnUrl,
  };
}
