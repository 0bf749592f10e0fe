import type { Stripe } from 'stripe';
import type { ProviderEvent, ProviderWord, Webhook } from '../provider.js';
import { notOurs } from '../provider.js';
import type { OpenAccount } from './account.js';
import { ourMetadata } from './metadata.js';
import { wordOfCharge, wordOfIntent, wordOfSession } from './word.js';

/** Seconds after which a signed message is too old: it may be a copy. */
const toleranceS = 300;

/** Reads what Stripe tells by itself: its signature, its age, and whether it is about this shop. */
export function readEvent(
  { client, webhookSecret, tenant }: OpenAccount,
  { headers, body, now }: Webhook,
): ProviderEvent | typeof notOurs | undefined {
  const event = verified(client, { headers, body, now, secret: webhookSecret });
  if (!event) return undefined;
  const told = toldBy(event);
  const ours = told && ourMetadata(told.metadata);
  if (!ours) return notOurs;
  // Two shops may share an account and an endpoint: what is another's is answered, and has no effect.
  return ours.tenant === tenant ? { id: event.id, word: told.word() } : notOurs;
}

interface Signed extends Pick<Webhook, 'headers' | 'body' | 'now'> {
  readonly secret: string;
}

function verified(
  { webhooks }: Stripe,
  { headers, body, now, secret }: Signed,
): Stripe.Event | undefined {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') return undefined;
  try {
    return webhooks.constructEvent(body, signature, secret, toleranceS, undefined, now.getTime());
  } catch {
    return undefined;
  }
}

interface Told {
  readonly metadata: Stripe.Metadata | null;
  readonly word: () => ProviderWord;
}

/** What an event says of a payment. A page that is left tells nothing of money: its record does. */
function toldBy(event: Stripe.Event): Told | undefined {
  switch (event.type) {
    case 'payment_intent.amount_capturable_updated':
    case 'payment_intent.canceled':
    case 'payment_intent.payment_failed':
    case 'payment_intent.succeeded': {
      const intent = event.data.object;
      return { metadata: intent.metadata, word: () => wordOfIntent(intent) };
    }
    case 'checkout.session.expired': {
      const session = event.data.object;
      return { metadata: session.metadata, word: () => wordOfSession(session) };
    }
    case 'charge.refunded': {
      const charge = event.data.object;
      return { metadata: charge.metadata, word: () => wordOfCharge(charge) };
    }
    default:
      return undefined;
  }
}
