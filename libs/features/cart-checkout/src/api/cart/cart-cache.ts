import type { Cart } from '@larder/contracts/cart';
import { api, type AppStore, type RootState } from '@larder/platform';

/** Cache key of the one query that holds the cart. */
const CACHE_KEY = 'getCart(undefined)';

/** How often somebody has left: what was asked for before is answered about their cart. */
export const logouts = { count: 0 };

/** The cart as the browser knows it: `null` when the visitor has none, `undefined` when not asked yet. */
export function cachedCart(state: RootState): Cart | null | undefined {
  return state.api.queries[CACHE_KEY]?.data as Cart | null | undefined;
}

/**
 * Of two answers about a cart the one to keep: an older version never takes a newer one's place
 * (answers overtake each other). Another id is another cart, and the answer stands.
 */
export function newerCart(known: Cart | null | undefined, answer: Cart): Cart {
  return known?.id === answer.id && known.version > answer.version ? known : answer;
}

/** Writes a cart, or its absence, into the cache as if it had been asked for. */
export function writeCart(dispatch: AppStore['dispatch'], cart: Cart | null): void {
  const upsert = api.util.upsertQueryEntries as (
    list: unknown,
  ) => Parameters<AppStore['dispatch']>[0];
  dispatch(upsert([{ endpointName: 'getCart', arg: undefined, value: cart }]));
}
