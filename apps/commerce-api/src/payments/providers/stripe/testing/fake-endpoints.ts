import type { FakeStripeStore } from './fake-stripe-store.js';
import { addSession, expire, getOrThrow } from './fake-stripe-store.js';
import { refuse } from './fixtures.js';
import type { Form } from './form.js';
import { formOf, texts, textOf } from './form.js';
import {
  amountOf,
  planned,
  expanded,
  createIntent,
  captureIntent,
  cancelIntent,
  createRefund,
} from './fake-intents.js';

export * from './fake-intents.js';

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
    object: 'list',
    has_more: end < all.length,
    url: '/v1/list',
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

/** A page on which a method is saved; it takes no amount. */
function createSetup(books: FakeStripeStore, form: Form): object {
  const isFit =
    /^[a-z]{3}$/.test(textOf(form, 'currency') ?? '') &&
    textOf(form, 'customer_creation') === 'always' &&
    /^https?:/.test(textOf(form, 'success_url') ?? '') &&
    textOf(formOf(form, 'setup_intent_data'), 'description') !== undefined;
  if (!isFit) throw refuse('parameter');
  return addSession(books, {
    mode: 'setup',
    amount_total: null,
    amount_subtotal: null,
    customer: 'cus_new',
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
    amount_total: total,
    amount_subtotal: total,
    currency: textOf(price, 'currency') ?? '',
    client_reference_id: textOf(form, 'client_reference_id') ?? null,
    customer,
    metadata: texts(formOf(form, 'metadata')),
    success_url: textOf(form, 'success_url') ?? null,
  });
  planned.set(session, { intent, customer });
  return session;
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
