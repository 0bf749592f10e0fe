import type { Stripe } from 'stripe';
import type { ProviderWord, StartedPayment } from '../provider.js';
import type { OpenAccount } from './account.js';
import { wordOfIntent, wordOfSession } from './word.js';

/** A payment as Stripe has it: its page, if it has one, and its record, as soon as somebody tries to pay. */
export interface Standing {
  readonly session?: Stripe.Checkout.Session;
  readonly intent?: Stripe.PaymentIntent;
}

/** Payments with a saved card have no page. */
const isIntent = (reference: string) => reference.startsWith('pi_');

export async function readStanding(
  { client }: OpenAccount,
  { reference }: StartedPayment,
): Promise<Standing> {
  if (isIntent(reference)) {
    const expand = ['latest_charge'];
    return { intent: await client.paymentIntents.retrieve(reference, { expand }) };
  }
  const expand = ['payment_intent.latest_charge', 'setup_intent.payment_method'];
  const session = await client.checkout.sessions.retrieve(reference, { expand });
  const { payment_intent: intent } = session;
  return { session, ...(typeof intent === 'object' && intent !== null && { intent }) };
}

export function wordOf({ session, intent }: Standing): ProviderWord {
  if (session) return wordOfSession(session);
  if (intent) return wordOfIntent(intent, true);
  throw new Error('Stripe told of nothing');
}
