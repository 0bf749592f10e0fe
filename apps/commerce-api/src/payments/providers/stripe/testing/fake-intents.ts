import type { Stripe } from 'stripe';
import type { FakeStripeStore } from './fake-stripe-store.js';
import { addIntent, cancel, capture, decline, getOrThrow } from './fake-stripe-store.js';
import { refund, reserve } from './fake-stripe-store.js';
import { errorAnswer, refuse, Refusal } from './fixtures.js';
import type { Form } from './form.js';
import { formOf, texts, textOf } from './form.js';

/** Customers whose saved card does something else than pay. */
export const savedCards = {
  pays: 'cus_pays/pm_pays',
  declined: 'cus_declined/pm_declined',
  secure: 'cus_secure/pm_secure',
  gone: 'cus_gone/pm_gone',
} as const;

/** Confirmation tokens of wallets, by what comes of them. */
export const walletTokens = {
  pays: 'ctoken_pays',
  declined: 'ctoken_declined',
  secure: 'ctoken_secure',
  used: 'ctoken_used',
} as const;

/** Smallest amount that Stripe takes, in cents. */
const least = 50;

export function amountOf(form: Form, name: string): number {
  const amount = Number(textOf(form, name));
  if (!Number.isInteger(amount) || amount < least) throw refuse('parameter', { param: name });
  return amount;
}

/** A session's view of its payment, which is created when somebody pays. */
export const planned = new WeakMap<
  Stripe.Checkout.Session,
  { readonly intent: Form; readonly customer: string | null }
>();

/** The payment of a session, once somebody has pressed its button. */
export function intentOf(
  books: FakeStripeStore,
  session: Stripe.Checkout.Session,
): Stripe.PaymentIntent {
  if (session.payment_intent !== null)
    return getOrThrow(books.intents, String(session.payment_intent));
  const plan = planned.get(session);
  const use = textOf(plan?.intent ?? {}, 'setup_future_usage');
  const intent = addIntent(books, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
    capture_method:
      textOf(plan?.intent ?? {}, 'capture_method') === 'automatic' ? 'automatic' : 'manual',
    metadata: texts(formOf(plan?.intent ?? {}, 'metadata')),
    customer: plan?.customer ?? null,
    setup_future_usage: (use ?? null) as Stripe.PaymentIntent.SetupFutureUsage | null,
  });
  session.payment_intent = intent.id;
  return intent;
}

export function expanded(books: FakeStripeStore, id: string): Stripe.PaymentIntent {
  const intent = getOrThrow(books.intents, id);
  const charge = books.charges.get(String(intent.latest_charge));
  return structuredClone({ ...intent, latest_charge: charge ?? null });
}

export function createIntent(books: FakeStripeStore, form: Form): object {
  const token = textOf(form, 'confirmation_token');
  if (token === walletTokens.used) throw refuse('parameter', { param: 'confirmation_token' });
  const saved = `${textOf(form, 'customer')}/${textOf(form, 'payment_method')}`;
  if (saved === savedCards.gone) throw refuse('missing', { param: 'payment_method' });
  const isUnattended = textOf(form, 'off_session') === 'true';
  const isFit = textOf(form, 'confirm') === 'true' && textOf(form, 'capture_method') === 'manual';
  if (!isFit || textOf(form, 'payment_method_types') !== undefined) throw refuse('parameter');
  const intent = addIntent(books, {
    amount: amountOf(form, 'amount'),
    currency: textOf(form, 'currency') ?? '',
    metadata: texts(formOf(form, 'metadata')),
    customer: textOf(form, 'customer') ?? null,
    payment_method: textOf(form, 'payment_method') ?? null,
  });
  if (token === walletTokens.secure) {
    // Tokens of Stripe.js expect its script to ask the shopper.
    Object.assign(intent, { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
  } else if (saved === savedCards.secure && !isUnattended) {
    const url = `https://hooks.stripe.com/3d_secure_2/hosted?payment=${intent.id}`;
    const nextAction = { type: 'redirect_to_url', redirect_to_url: { url, return_url: null } };
    Object.assign(intent, { status: 'requires_action', next_action: nextAction });
  } else if (
    saved === savedCards.declined ||
    saved === savedCards.secure ||
    token === walletTokens.declined
  ) {
    decline(books, intent);
    throw new Refusal(errorAnswer('declined', { payment_intent: structuredClone(intent) }));
  } else reserve(books, intent);
  return expanded(books, intent.id);
}

export function captureIntent(books: FakeStripeStore, form: Form, id: string): object {
  const intent = getOrThrow(books.intents, id);
  capture(books, intent, Number(textOf(form, 'amount_to_capture') ?? intent.amount_capturable));
  return expanded(books, id);
}

/** The payment of a page can be called off only when it is reserved. */
export function cancelIntent(books: FakeStripeStore, _form: Form, id: string): object {
  const intent = getOrThrow(books.intents, id);
  const hasPage = [...books.sessions.values()].some(({ payment_intent: of }) => of === id);
  if (hasPage && intent.status !== 'requires_capture') throw refuse('unexpectedState');
  cancel(books, intent);
  return expanded(books, id);
}

export function createRefund(books: FakeStripeStore, form: Form): object {
  const amount = textOf(form, 'amount');
  const intent = getOrThrow(books.intents, textOf(form, 'payment_intent') ?? '');
  return refund(books, intent, amount === undefined ? undefined : Number(amount));
}
