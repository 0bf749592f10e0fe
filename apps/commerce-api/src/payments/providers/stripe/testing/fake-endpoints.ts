import type { Stripe } from 'stripe';
import type { FakeStripeStore } from './fake-stripe-store.js';
import {
  addIntent,
  addSession,
  cancel,
  capture,
  decline,
  expire,
  getOrThrow,
} from './fake-stripe-store.js';
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

type Call = (books: FakeStripeStore, form: Form, id: string) => object;

/** The calls of the API reference that the adapter makes, by method and path. */
export const calls: readonly (readonly [RegExp, Call])[] = [
  [/^POST \/v1\/checkout\/sessions$/, createSession],
  [/^GET \/v1\/checkout\/sessions$/, listSessions],
  [/^GET \/v1\/checkout\/sessions\/(\w+)$/, readSession],
  [/^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/, expireSession],
  [/^POST \/v1\/payment_intents$/, createIntent],
  [/^GET \/v1\/payment_intents$/, ({ intents }, form) => list([...intents.values()], form)],
  [/^GET \/v1\/payment_intents\/search$/, searchIntents],
  [/^GET \/v1\/payment_intents\/(\w+)$/, (books, _form, id) => expanded(books, id)],
  [/^POST \/v1\/payment_intents\/(\w+)\/capture$/, captureIntent],
  [/^POST \/v1\/payment_intents\/(\w+)\/cancel$/, cancelIntent],
  [/^POST \/v1\/refunds$/, createRefund],
];

/** One page, the newest first, from behind `starting_after` on. */
function list(oldestFirst: readonly { readonly id: string }[], form: Form): object {
  const all = [...oldestFirst].reverse();
  const start = all.findIndex(({ id }) => id === textOf(form, 'starting_after')) + 1;
  const end = start + Number(textOf(form, 'limit') ?? 10);
  return {
    ...{ object: 'list', has_more: end < all.length, url: '/v1/list' },
    data: all.slice(start, end),
  };
}

function listSessions({ sessions }: FakeStripeStore, form: Form): object {
  const intent = textOf(form, 'payment_intent');
  const all = [...sessions.values()];
  return list(
    intent === undefined ? all : all.filter(({ payment_intent: of }) => of === intent),
    form,
  );
}

/** Finds what its index has; the newest are not in it yet. */
function searchIntents({ intents, unindexed }: FakeStripeStore, form: Form): object {
  const [, name = '', value = ''] =
    /^metadata\['(\w+)'\]:'([^']*)'$/.exec(textOf(form, 'query') ?? '') ?? [];
  if (name === '') throw refuse('parameter', { param: 'query' });
  const data = [...intents.values()].filter(
    ({ id, metadata }) => metadata[name] === value && !unindexed.has(id),
  );
  return { object: 'search_result', has_more: false, url: '/v1/payment_intents/search', data };
}

/** Smallest amount that Stripe takes, in cents. */
const least = 50;

function amountOf(form: Form, name: string): number {
  const amount = Number(textOf(form, name));
  if (!Number.isInteger(amount) || amount < least) throw refuse('parameter', { param: name });
  return amount;
}

/** A page on which a method is saved; it takes no amount. */
function createSetup(books: FakeStripeStore, form: Form): object {
  const isFit =
    /^[a-z]{3}$/.test(textOf(form, 'currency') ?? '') &&
    textOf(form, 'customer_creation') === 'always' &&
    /^https?:/.test(textOf(form, 'success_url') ?? '') &&
    textOf(formOf(form, 'setup_intent_data'), 'description') !== undefined;
  if (!isFit) throw refuse('parameter');
  return addSession(books, {
    ...{ mode: 'setup', amount_total: null, amount_subtotal: null, customer: 'cus_new' },
    currency: textOf(form, 'currency') ?? '',
    client_reference_id: textOf(form, 'client_reference_id') ?? null,
    metadata: texts(formOf(form, 'metadata')),
    success_url: textOf(form, 'success_url') ?? null,
  });
}

function createSession(books: FakeStripeStore, form: Form): object {
  if (textOf(form, 'mode') === 'setup') return createSetup(books, form);
  const price = formOf(formOf(formOf(form, 'line_items'), '0'), 'price_data');
  const total = amountOf(price, 'unit_amount');
  const intent = formOf(form, 'payment_intent_data');
  const customer = textOf(form, 'customer_creation') === 'always' ? 'cus_new' : null;
  const isFit =
    textOf(form, 'mode') === 'payment' &&
    /^(manual|automatic)$/.test(textOf(intent, 'capture_method') ?? '') &&
    textOf(formOf(form, 'adaptive_pricing'), 'enabled') === 'false' &&
    /^https?:/.test(textOf(form, 'success_url') ?? '') &&
    textOf(form, 'payment_method_types') === undefined;
  if (!isFit) throw refuse('parameter');
  const session = addSession(books, {
    ...{ amount_total: total, amount_subtotal: total, currency: textOf(price, 'currency') ?? '' },
    ...{ client_reference_id: textOf(form, 'client_reference_id') ?? null, customer },
    metadata: texts(formOf(form, 'metadata')),
    success_url: textOf(form, 'success_url') ?? null,
  });
  planned.set(session, { intent, customer });
  return session;
}

/** What a session says of its payment, which is made when somebody pays. */
const planned = new WeakMap<
  Stripe.Checkout.Session,
  { readonly intent: Form; readonly customer: string | null }
>();

/** The payment of a session, as soon as somebody has pressed its button. */
export function intentOf(
  books: FakeStripeStore,
  session: Stripe.Checkout.Session,
): Stripe.PaymentIntent {
  if (session.payment_intent !== null)
    return getOrThrow(books.intents, String(session.payment_intent));
  const plan = planned.get(session);
  const use = textOf(plan?.intent ?? {}, 'setup_future_usage');
  const intent = addIntent(books, {
    ...{ amount: session.amount_total ?? 0, currency: session.currency ?? '' },
    capture_method:
      textOf(plan?.intent ?? {}, 'capture_method') === 'automatic' ? 'automatic' : 'manual',
    metadata: texts(formOf(plan?.intent ?? {}, 'metadata')),
    customer: plan?.customer ?? null,
    setup_future_usage: (use ?? null) as Stripe.PaymentIntent.SetupFutureUsage | null,
  });
  session.payment_intent = intent.id;
  return intent;
}

function expanded(books: FakeStripeStore, id: string): Stripe.PaymentIntent {
  const intent = getOrThrow(books.intents, id);
  const charge = books.charges.get(String(intent.latest_charge));
  return structuredClone({ ...intent, latest_charge: charge ?? null });
}

function readSession(books: FakeStripeStore, _form: Form, id: string): object {
  const session = getOrThrow(books.sessions, id);
  if (session.payment_intent === null) return session;
  return { ...session, payment_intent: expanded(books, String(session.payment_intent)) };
}

function expireSession(books: FakeStripeStore, _form: Form, id: string): object {
  const session = getOrThrow(books.sessions, id);
  expire(books, session);
  return session;
}

function createIntent(books: FakeStripeStore, form: Form): object {
  const saved = `${textOf(form, 'customer')}/${textOf(form, 'payment_method')}`;
  if (saved === savedCards.gone) throw refuse('missing', { param: 'payment_method' });
  const isUnattended = textOf(form, 'off_session') === 'true';
  const isFit = textOf(form, 'confirm') === 'true' && textOf(form, 'capture_method') === 'manual';
  if (!isFit || textOf(form, 'payment_method_types') !== undefined) throw refuse('parameter');
  const intent = addIntent(books, {
    ...{ amount: amountOf(form, 'amount'), currency: textOf(form, 'currency') ?? '' },
    metadata: texts(formOf(form, 'metadata')),
    customer: textOf(form, 'customer') ?? null,
    payment_method: textOf(form, 'payment_method') ?? null,
  });
  if (saved === savedCards.secure && !isUnattended) {
    const url = `https://hooks.stripe.com/3d_secure_2/hosted?payment=${intent.id}`;
    const asked = { type: 'redirect_to_url', redirect_to_url: { url, return_url: null } };
    Object.assign(intent, { status: 'requires_action', next_action: asked });
  } else if (saved === savedCards.declined || saved === savedCards.secure) {
    decline(books, intent);
    throw new Refusal(errorAnswer('declined', { payment_intent: structuredClone(intent) }));
  } else reserve(books, intent);
  return expanded(books, intent.id);
}

function captureIntent(books: FakeStripeStore, form: Form, id: string): object {
  const intent = getOrThrow(books.intents, id);
  capture(books, intent, Number(textOf(form, 'amount_to_capture') ?? intent.amount_capturable));
  return expanded(books, id);
}

/** The payment of a page can be called off only when it is reserved. */
function cancelIntent(books: FakeStripeStore, _form: Form, id: string): object {
  const intent = getOrThrow(books.intents, id);
  const hasPage = [...books.sessions.values()].some(({ payment_intent: of }) => of === id);
  if (hasPage && intent.status !== 'requires_capture') throw refuse('unexpectedState');
  cancel(books, intent);
  return expanded(books, id);
}

function createRefund(books: FakeStripeStore, form: Form): object {
  const amount = textOf(form, 'amount');
  const intent = getOrThrow(books.intents, textOf(form, 'payment_intent') ?? '');
  return refund(books, intent, amount === undefined ? undefined : Number(amount));
}
