import type { Stripe } from 'stripe';
import type { StartRequest } from '../../provider.js';
import type { OpenAccount } from '../accounts/account.js';
import { readMetadata, paymentQuery } from '../metadata.js';
import type { StartedSession } from './start-checkout-session.js';
import { startedIntent } from './start-saved-card.js';

/** Objects on one page of a list; Stripe allows no more. */
const pageSize = 100;
/** Seconds for which Stripe keeps an idempotency key: an older start cannot be the one that was lost. */
const keySeconds = 24 * 3600;

/**
 * The start of a payment whose response was lost. Searched by the payment's metadata. Stripe creates
 * the payment of a page when the shopper pays, and its search covers what is older than about a minute
 * (docs.stripe.com/search); the rest is found in the lists of the last day.
 */
export async function findExistingStart(
  account: OpenAccount,
  { paymentId, returnUrl }: Pick<StartRequest, 'paymentId' | 'returnUrl'>,
): Promise<StartedSession | undefined> {
  const found = await searchByMetadata(account, paymentId);
  const session = found
    ? await sessionOfIntent(account, found.id)
    : await firstOfDay(
        account.client.checkout.sessions.list({ limit: pageSize }),
        ({ client_reference_id: id }) => id === paymentId,
      );
  // A used page is closed: the shop fetches the result.
  if (session) return { reference: session.id, redirectUrl: session.url ?? returnUrl };
  const intent =
    found ??
    (await firstOfDay(
      account.client.paymentIntents.list({ limit: pageSize }),
      ({ metadata }) => readMetadata(metadata)?.paymentId === paymentId,
    ));
  return intent && startedIntent(intent, returnUrl);
}

/** Accounts in India cannot search, and a failed search proves nothing: the lists are read then. */
async function searchByMetadata({ client }: OpenAccount, paymentId: string) {
  try {
    const query = paymentQuery(paymentId);
    const { data } = await client.paymentIntents.search({ query, limit: 1 });
    return data[0];
  } catch {
    return undefined;
  }
}

async function sessionOfIntent(
  { client }: OpenAccount,
  intent: string,
): Promise<Stripe.Checkout.Session | undefined> {
  const { data } = await client.checkout.sessions.list({ payment_intent: intent, limit: 1 });
  return data[0];
}

/** The first that fits, the newest first, among those that are at most a day older than the newest. */
async function firstOfDay<T extends { readonly created: number }>(
  all: AsyncIterable<T>,
  fits: (one: T) => boolean,
): Promise<T | undefined> {
  let newest: number | undefined;
  for await (const one of all) {
    newest ??= one.created;
    if (newest - one.created > keySeconds) return undefined;
    if (fits(one)) return one;
  }
  return undefined;
}
