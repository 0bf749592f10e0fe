import type { Stripe } from 'stripe';
import type { StartRequest } from '../../provider.js';
import type { OpenAccount } from '../accounts/account.js';
import { createMetadata } from '../metadata.js';
import { toUnits } from '../money.js';
import { isRefused } from '../stripe-errors.js';
import { textsFor } from '../texts.js';
import type { StartedSession } from './start-checkout-session.js';
import { declinedIntent, startedIntent } from './start-saved-card.js';

/** The id of a confirmation token; undefined for anything else that an address may carry. */
export function readWalletToken(token: string | undefined): string | undefined {
  return /^ctoken_\w{1,200}$/.exec(token ?? '')?.[0];
}

/**
 * Pays what the shopper confirmed in a wallet on the shop's page, with the amount that the shop reserves:
 * the token has none. Undefined where only Stripe's page can go on: the token was used, is too old or
 * another account's, or the bank asks a question that needs Stripe's script.
 */
export async function startWallet(
  { client, atOnce = [] }: OpenAccount,
  request: StartRequest,
  token: string,
  idempotencyKey: string,
): Promise<StartedSession | undefined> {
  const isAtOnce = atOnce.some((one) => one === request.methodKey);
  const params = paramsOf(request, token, isAtOnce);
  try {
    const intent = await client.paymentIntents.create(params, { idempotencyKey });
    return needsScript(intent) ? undefined : startedIntent(intent, request.returnUrl);
  } catch (error) {
    const declined = declinedIntent(error);
    if (declined !== undefined) return { reference: declined, redirectUrl: request.returnUrl };
    if (isRefused(error)) return undefined;
    throw error;
  }
}

/** Nobody has its client secret: such a payment stays as it is, and takes no money. */
const needsScript = ({ status, next_action: next }: Stripe.PaymentIntent) =>
  status === 'requires_action' && !next?.redirect_to_url?.url;

function paramsOf(request: StartRequest, token: string, isAtOnce: boolean) {
  const { amount, currency, locale, orderNumber, shopName, returnUrl } = request;
  const order = textsFor(locale).order.replace('{number}', orderNumber);
  return {
    amount: toUnits(amount, currency),
    currency: currency.toLowerCase(),
    confirmation_token: token,
    confirm: true,
    allowed_payment_method_types: ['card'],
    capture_method: isAtOnce ? 'automatic' : 'manual',
    description: `${shopName}, ${order}`,
    metadata: createMetadata(request, 'wallet'),
    return_url: returnUrl,
  } satisfies Stripe.PaymentIntentCreateParams;
}
