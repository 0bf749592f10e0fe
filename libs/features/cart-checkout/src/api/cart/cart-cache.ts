import type { Cart } from '@larder/contracts/cart';
import { api, type AppStore, type RootState } from '@larder/platform';

/** Cache key of the one query that holds the cart. */
const CACHE_KEY = 'getCart(undefined)';

/** Number of logouts: responses to earlier requests are about the previous customer's cart. */
export const logouts = { count: 0 };

/**
 * The cart in the browser's cache: `null` when the visitor has none, `undefined` before the first
 * fetch.
 */
export function cachedCart(state: RootState): Cart | null | undefined {
  return state.api.queries[CACHE_KEY]?.data as Cart | null | undefined;
}

/** Whether the last attempt to fetch the cart has failed. */
export const hasCartFailed = (state: RootState) =>
  state.api.queries[CACHE_KEY]?.status === 'rejected';

/**
 * Chooses between two responses about a cart: an older version never replaces a newer one, because
 * responses can overtake each other. A different id is a different cart and replaces it.
 */
export function newerCart(known: Cart | null | undefined, answer: Cart): Cart {
  return known?.id === answer.id && known.version > answer.version ? known : answer;
}

/** Writes a cart, or its absence, into the cache as if it had been fetched. */
export function writeCart(dispatch: AppStore['dispatch'], cart: Cart | null): void {
  const upsert = api.util.upsertQueryEntries as (
    list: unknown,
  ) => Parameters<AppStore['dispatch']>[0];
  dispatch(upsert([{ endpointName: 'getCart', arg: undefined, value: cart }]));
}
