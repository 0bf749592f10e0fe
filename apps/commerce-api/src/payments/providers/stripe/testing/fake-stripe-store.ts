import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import { newCharge, newEvent, newIntent, newRefund, newSession, refuse } from './fixtures.js';

export interface FakeStripeStore {
  readonly sessions: Map<string, Stripe.Checkout.Session>;
  readonly intents: Map<string, Stripe.PaymentIntent>;
  readonly charges: Map<string, Stripe.Charge>;
  /** Webhook events for the shop, oldest first. */
  readonly events: Stripe.Event[];
  readonly refunds: Stripe.Refund[];
  /** Ids of payments that are too new for the search. */
  readonly unindexed: Set<string>;
  /** Seconds since 1970 at which new reservations run out; as in the reference when absent. */
  captureBefore?: number;
}

export const createFakeStripeStore = (): FakeStripeStore => ({
  sessions: new Map(),
  intents: new Map(),
  charges: new Map(),
  events: [],
  refunds: [],
  unindexed: new Set(),
});

const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

export function emitEvent(
  books: FakeStripeStore,
  type: Stripe.Event['type'],
  object: object,
): void {
  const event = {
    ...newEvent(),
    id: newId('evt'),
    type,
    data: { object: structuredClone(object) },
  };
  books.events.push(event as unknown as Stripe.Event);
}

export function getOrThrow<T>(map: ReadonlyMap<string, T>, id: string): T {
  const found = map.get(id);
  if (!found) throw refuse('missing');
  return found;
}

export function addSession(books: FakeStripeStore, of: Partial<Stripe.Checkout.Session>) {
  const id = newId('cs_test');
  const url = `https://checkout.stripe.com/c/pay/${id}`;
  const session = { ...newSession(), id, url, ...of };
  books.sessions.set(id, session);
  return session;
}

export function addIntent(
  books: FakeStripeStore,
  of: Partial<Stripe.PaymentIntent>,
): Stripe.PaymentIntent {
  const id = newId('pi');
  const intent = { ...newIntent(), id, client_secret: `${id}_secret_x`, ...of };
  books.intents.set(id, intent);
  return intent;
}

/** The bank has agreed: the money is reserved. */
export function reserve(books: FakeStripeStore, intent: Stripe.PaymentIntent): void {
  const { id, amount, currency, metadata, customer } = intent;
  const charge = {
    ...newCharge(),
    id: newId('ch'),
    amount,
    currency,
    payment_intent: id,
    customer,
  };
  const { card } = charge.payment_method_details ?? {};
  if (card && books.captureBefore !== undefined) card.capture_before = books.captureBefore;
  books.charges.set(charge.id, { ...charge, metadata });
  Object.assign(intent, {
    status: 'requires_capture',
    amount_capturable: amount,
    next_action: null,
    latest_charge: charge.id,
    payment_method: intent.payment_method ?? newId('pm'),
    last_payment_error: null,
  });
  emitEvent(books, 'payment_intent.amount_capturable_updated', intent);
  emitEvent(books, 'charge.succeeded', getOrThrow(books.charges, charge.id));
}

export function decline(
  books: FakeStripeStore,
  intent: Stripe.PaymentIntent,
  code = 'generic_decline',
) {
  const isSecure = code === 'authentication';
  Object.assign(intent, {
    status: 'requires_payment_method',
    last_payment_error: isSecure
      ? { code: 'payment_intent_authentication_failure', type: 'invalid_request_error' }
      : { code: 'card_declined', decline_code: code, type: 'card_error' },
    next_action: null,
  });
  emitEvent(books, 'payment_intent.payment_failed', intent);
}

const chargeOf = (books: FakeStripeStore, intent: Stripe.PaymentIntent) =>
  getOrThrow(books.charges, String(intent.latest_charge));

/** The uncaptured rest is released, and is part of the charge as refunded. */
export function capture(
  books: FakeStripeStore,
  intent: Stripe.PaymentIntent,
  amount: number,
): void {
  if (intent.status !== 'requires_capture') throw refuse('unexpectedState');
  if (amount > intent.amount_capturable || amount < 1) throw refuse('amountTooLarge');
  Object.assign(intent, { status: 'succeeded', amount_capturable: 0, amount_received: amount });
  const charge = chargeOf(books, intent);
  const released = charge.amount - amount;
  Object.assign(charge, { captured: true, amount_captured: amount, amount_refunded: released });
  emitEvent(books, 'charge.captured', charge);
  if (released > 0) emitEvent(books, 'charge.refunded', charge);
  emitEvent(books, 'payment_intent.succeeded', intent);
}

export function cancel(books: FakeStripeStore, intent: Stripe.PaymentIntent): void {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw refuse('unexpectedState');
  Object.assign(intent, { status: 'canceled', amount_capturable: 0, next_action: null });
  if (intent.latest_charge !== null) {
    const charge = chargeOf(books, intent);
    Object.assign(charge, { amount_refunded: charge.amount, refunded: true });
    emitEvent(books, 'charge.refunded', charge);
  }
  emitEvent(books, 'payment_intent.canceled', intent);
}

export function refund(
  books: FakeStripeStore,
  intent: Stripe.PaymentIntent,
  asked?: number,
): Stripe.Refund {
  if (intent.status !== 'succeeded') throw refuse('unexpectedState');
  const charge = chargeOf(books, intent);
  const left = charge.amount - charge.amount_refunded;
  const amount = asked ?? left;
  if (left === 0) throw refuse('alreadyRefunded');
  if (amount > left || amount < 1) throw refuse('amountTooLarge');
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const made = { ...newRefund(), id: newId('re'), amount, charge: charge.id };
  books.refunds.push({ ...made, payment_intent: intent.id });
  emitEvent(books, 'charge.refunded', charge);
  return made;
}

export function expire(books: FakeStripeStore, session: Stripe.Checkout.Session): void {
  if (session.status !== 'open') throw refuse('sessionNotOpen');
  Object.assign(session, { status: 'expired', url: null });
  const intent = books.intents.get(String(session.payment_intent));
  if (intent) cancel(books, intent);
  emitEvent(books, 'checkout.session.expired', session);
}
