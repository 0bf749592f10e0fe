import type { Stripe } from 'stripe';
import type { Books } from './books.js';
import { capture, decline, expire, need, reserve, tell } from './books.js';
import { intentOf, savedCards } from './calls.js';

/** What somebody does at Stripe. */
export type Act =
  'savesDeclined' | 'pays' | 'isDeclined' | 'isAsked' | 'agrees' | 'disagrees' | 'letsItExpire';

/** Plays a shopper on Stripe's page, or, with a saved card, before the bank. */
export function act(books: Books, reference: string, what: Act): void {
  if (reference.startsWith('pi_')) return actAtBank(books, reference, what);
  const session = need(books.sessions, reference);
  if (session.status !== 'open') return;
  if (what === 'letsItExpire') return expire(books, session);
  if (session.mode === 'setup') return save(books, session, what);
  const intent = intentOf(books, session);
  if (what === 'isDeclined') return decline(books, intent);
  if (what === 'disagrees') return decline(books, intent, 'authentication');
  if (what === 'isAsked') return void Object.assign(intent, { status: 'requires_action' });
  reserve(books, intent);
  if (intent.capture_method === 'automatic') capture(books, intent, intent.amount);
  // Reserved is not paid: Stripe calls a page done and its payment unpaid until it is captured.
  Object.assign(session, { status: 'complete', url: null });
  tell(books, 'checkout.session.completed', session);
}

/** Saves a card on the page: one that pays, or one that the bank declines when it is charged. */
function save(books: Books, session: Stripe.Checkout.Session, what: Act): void {
  const [customer, id] = (what === 'savesDeclined' ? savedCards.declined : savedCards.pays).split(
    '/',
  );
  if (what !== 'pays' && what !== 'savesDeclined') return;
  const card = { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2029 };
  const setup = { id: 'seti_1', object: 'setup_intent', status: 'succeeded', customer };
  Object.assign(session, {
    ...{ status: 'complete', url: null },
    setup_intent: { ...setup, payment_method: { id, object: 'payment_method', card } },
  });
  tell(books, 'checkout.session.completed', session);
}

function actAtBank(books: Books, reference: string, what: Act): void {
  const intent = need(books.intents, reference);
  if (intent.status !== 'requires_action') return;
  if (what === 'agrees') reserve(books, intent);
  if (what === 'disagrees') decline(books, intent, 'authentication');
}
