import type { Stripe } from 'stripe';
import type { ProviderEvent, PaymentStatusUpdate, Webhook } from '../provider.js';
import { unrelatedEvent } from '../provider.js';
import type { OpenAccount } from './accounts/account.js';
import { readMetadata } from './metadata.js';
import { statusOfCharge, statusOfIntent, statusOfSession } from './status.js';

/** Seconds after which a signed message is too old: it may be a copy. */
const toleranceS = 300;

/** Reads a webhook: verifies its signature, its age, and whether it belongs to this shop. */
export function readEvent(
  { client, webhookSecret, tenant }: OpenAccount,
  { headers, body, now }: Webhook,
): ProviderEvent | typeof unrelatedEvent | undefined {
  const event = verified(client, { headers, body, now, secret: webhookSecret });
  if (!event) return undefined;
  const reported = updateOf(event);
  const ours = reported && readMetadata(reported.metadata);
  if (!ours) return unrelatedEvent;
  // Two shops may share an account and an endpoint: what is another's is answered, and has no effect.
  return ours.tenant === tenant ? { id: event.id, update: reported.update() } : unrelatedEvent;
}

interface SignedMessage extends Pick<Webhook, 'headers' | 'body' | 'now'> {
  readonly secret: string;
}

function verified(
  { webhooks }: Stripe,
  { headers, body, now, secret }: SignedMessage,
): Stripe.Event | undefined {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') return undefined;
  try {
    return webhooks.constructEvent(body, signature, secret, toleranceS, undefined, now.getTime());
  } catch {
    return undefined;
  }
}

interface EventUpdate {
  readonly metadata: Stripe.Metadata | null;
  readonly update: () => PaymentStatusUpdate;
}

/**
 * The status that an event reports. An abandoned page says nothing about money: the payment's record
 * does.
 */
function updateOf(event: Stripe.Event): EventUpdate | undefined {
  switch (event.type) {
    case 'payment_intent.amount_capturable_updated':
    case 'payment_intent.canceled':
    case 'payment_intent.payment_failed':
    case 'payment_intent.succeeded': {
      const intent = event.data.object;
      return { metadata: intent.metadata, update: () => statusOfIntent(intent) };
    }
    case 'checkout.session.expired': {
      const session = event.data.object;
      return { metadata: session.metadata, update: () => statusOfSession(session) };
    }
    case 'charge.refunded': {
      const charge = event.data.object;
      return { metadata: charge.metadata, update: () => statusOfCharge(charge) };
    }
    default:
      return undefined;
  }
}
