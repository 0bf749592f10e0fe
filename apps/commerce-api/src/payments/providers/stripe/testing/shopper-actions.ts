import type { Stripe } from 'stripe';
import type { FakeStripeStore } from './fake-stripe-store.js';
import { capture, decline, expire, getOrThrow, reserve, emitEvent } from './fake-stripe-store.js';
import { intentOf, savedCards } from './fake-endpoints.js';

/** Actions of a shopper at Stripe. */
export type ShopperAction =
  'savesDeclined' | 'pays' | 'isDeclined' | 'isAsked' | 'agrees' | 'disagrees' | 'letsItExpire';

/** Plays a shopper on Stripe's page, or, with a saved card, before the bank. */
export function performAction(
  books: FakeStripeStore,
  reference: string,
  what: ShopperAction,
): void {
  if (reference.startsWith('pi_')) return performBankAction(books, reference, what);
  const session = getOrThrow(books.sessions, reference);
  if (session.status !== 'open') return;
  if (what === 'letsItExpire') return expire(books, session);
  if (session.mode === 'setup') return saveCard(books, session, what);
  const intent = intentOf(books, session);
  if (what === 'isDeclined') return decline(books, intent);
  if (what === 'disagrees') return decline(books, intent, 'authentication');
  if (what === 'isAsked') return void Object.assign(intent, { status: 'requires_action' });
  reserve(books, intent);
  if (intent.capture_method === 'automatic') capture(books, intent, intent.amount);
  // Reserved is not paid: Stripe calls a page done and its payment unpaid until it is captured.
  Object.assign(session, { status: 'complete', url: null });
  emitEvent(books, 'checkout.session.completed', session);
}

/** Saves a card on the page: one that pays, or one that the bank declines when it is charged. */
function saveCard(
  books: FakeStripeStore,
  session: Stripe.Checkout.Session,
  what: ShopperAction,
): void {
  const [customer, id] = (what === 'savesDeclined' ? savedCards.declined : savedCards.pays).split(
    '/',
  );
  if (what !== 'pays' && what !== 'savesDeclined') return;
  const card = { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2029 };
  const setup = { id: 'seti_1', object: 'setup_intent', status: 'succeeded', customer };
  Object.assign(session, {
    status: 'complete',
    url: null,
    setup_intent: { ...setup, payment_method: { id, object: 'payment_method', card } },
  });
  emitEvent(books, 'checkout.session.completed', session);
}

function performBankAction(books: FakeStripeStore, reference: string, what: ShopperAction): void {
  const intent = getOrThrow(books.intents, reference);
  if (intent.status !== 'requires_action') return;
  if (what === 'agrees') reserve(books, intent);
  if (what === 'disagrees') decline(books, intent, 'authentication');
}
