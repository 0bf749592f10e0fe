import type { Stripe } from 'stripe';
import type { PaymentStatusUpdate, StartedPayment } from '../provider.js';
import type { OpenAccount } from './accounts/account.js';
import { statusOfIntent, statusOfSession } from './status.js';

/** A payment at Stripe: its page, if it has one, and its record, once somebody tries to pay. */
export interface StripePayment {
  readonly session?: Stripe.Checkout.Session;
  readonly intent?: Stripe.PaymentIntent;
}

/** Payments with a saved card or a wallet have no page. */
const isIntent = (reference: string) => reference.startsWith('pi_');

export async function readStripePayment(
  { client }: OpenAccount,
  { reference }: StartedPayment,
): Promise<StripePayment> {
  if (isIntent(reference)) {
    const expand = ['latest_charge'];
    return { intent: await client.paymentIntents.retrieve(reference, { expand }) };
  }
  const expand = ['payment_intent.latest_charge', 'setup_intent.payment_method'];
  const session = await client.checkout.sessions.retrieve(reference, { expand });
  const { payment_intent: intent } = session;
  return { session, ...(typeof intent === 'object' && intent !== null && { intent }) };
}

export function statusUpdateOf({ session, intent }: StripePayment): PaymentStatusUpdate {
  if (session) return statusOfSession(session);
  if (intent) return statusOfIntent(intent, true);
  throw new Error('Stripe told of nothing');
}
