import type { Stripe } from 'stripe';
import type { PaymentStatusUpdate } from '../provider.js';
import { cardOf, cardOfSetup } from './card.js';
import { declineOf, expiredFailure } from './failure.js';
import type { PaymentMetadata } from './metadata.js';
import { readMetadata } from './metadata.js';
import { toCents } from './money.js';

const noAmounts = { authorised: 0, captured: 0, refunded: 0 };

/** What a payment that Stripe has not even tried yet comes to. */
export function statusOfSession(session: Stripe.Checkout.Session): PaymentStatusUpdate {
  const ours = requireMetadata(session.metadata);
  const status = {
    paymentId: ours.paymentId,
    reference: session.id,
    ...noAmounts,
    currency: (session.currency ?? '').toUpperCase(),
  };
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  if (session.status === 'complete' && intent)
    return { ...statusOfIntent(intent, true), reference: session.id };
  if (session.status === 'complete' && ours.flow === 'setup')
    return { ...status, ...savedMethodStatus(session.setup_intent) };
  if (session.status !== 'expired') return { ...status, state: 'OPEN' };
  return { ...status, state: 'CANCELLED', failure: expiredFailure(ours.locale) };
}

/** A method that was saved; without the details of its card it counts as still open. */
function savedMethodStatus(
  setup: Stripe.Checkout.Session['setup_intent'],
): Pick<PaymentStatusUpdate, 'state' | 'card'> {
  const card = typeof setup === 'object' && setup !== null ? cardOfSetup(setup) : undefined;
  return card ? { state: 'SAVED', card } : { state: 'OPEN' };
}

/**
 * Status of a payment from Stripe's record. `isDone`: the shopper has left Stripe's page for good, so a
 * decline is final; before that, another card can be tried.
 */
export function statusOfIntent(intent: Stripe.PaymentIntent, isDone = false): PaymentStatusUpdate {
  const ours = requireMetadata(intent.metadata);
  const hasNoPage = ours.flow === 'saved' || ours.flow === 'wallet';
  const { status } = intent;
  const currency = intent.currency.toUpperCase();
  const base = {
    paymentId: ours.paymentId,
    currency,
    ...noAmounts,
    ...(hasNoPage && { reference: intent.id }),
  };
  const charge = chargeOf(intent);
  const card = cardOf(intent, charge);
  const paid = { ...base, ...(card && { card }), authorised: toCents(intent.amount, currency) };
  if (status === 'requires_capture')
    return { ...paid, state: 'AUTHORISED', authorisedUntil: authorisedUntil(intent, charge) };
  if (status === 'succeeded') {
    const captured = toCents(intent.amount_received, currency);
    return capturedStatus(paid, captured, charge ? refundedOf(charge) : 0);
  }
  if (status === 'canceled')
    return { ...base, state: 'CANCELLED', failure: expiredFailure(ours.locale) };
  const isDeclined = status === 'requires_payment_method' && intent.last_payment_error !== null;
  if (!isDeclined || !(isDone || hasNoPage)) return { ...base, state: 'OPEN' };
  const failure = declineOf(intent.last_payment_error, ours.locale);
  return { ...base, state: 'DECLINED', failure, ...(card && { card }) };
}

/**
 * Minimum lifetime of a reservation in seconds if Stripe does not report one: the shortest of the card
 * schemes (https://docs.stripe.com/payments/place-a-hold-on-a-payment-method).
 */
const minAuthorisationS = 5 * 86_400;

/** When Stripe cancels a reservation, as ISO 8601. An event names the charge without its details. */
function authorisedUntil(intent: Stripe.PaymentIntent, charge: Stripe.Charge | undefined): string {
  const captureBefore = charge?.payment_method_details?.card?.capture_before;
  return new Date((captureBefore ?? intent.created + minAuthorisationS) * 1000).toISOString();
}

/** Status of a payment from its charge. */
export function statusOfCharge(charge: Stripe.Charge): PaymentStatusUpdate {
  const { paymentId } = requireMetadata(charge.metadata);
  const currency = charge.currency.toUpperCase();
  const authorised = toCents(charge.amount, currency);
  const captured = toCents(charge.amount_captured, currency);
  return capturedStatus({ paymentId, currency, authorised }, captured, refundedOf(charge));
}

/** Captured, or captured and fully refunded. */
function capturedStatus(
  base: Pick<PaymentStatusUpdate, 'paymentId' | 'currency' | 'authorised'>,
  captured: number,
  refunded: number,
): PaymentStatusUpdate {
  const state = refunded >= captured ? 'CANCELLED' : 'CAPTURED';
  return { ...base, state, captured, refunded };
}

/**
 * The refunded amount in cents. Stripe also books the uncaptured part of a reservation as a refund, but
 * that money was never taken.
 */
export function refundedOf(charge: Stripe.Charge): number {
  const { amount, amount_captured: captured, amount_refunded: booked } = charge;
  return toCents(Math.max(0, booked - (amount - captured)), charge.currency);
}

export function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent) {
  return typeof charge === 'object' ? (charge ?? undefined) : undefined;
}

function requireMetadata(metadata: Stripe.Metadata | null): PaymentMetadata {
  const ours = readMetadata(metadata);
  if (!ours) throw new Error('Stripe reported a payment of another shop');
  return ours;
}
