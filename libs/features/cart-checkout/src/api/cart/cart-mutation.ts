import type { Call, CallSchemas } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import { cartItemCalls } from '@larder/contracts/cart/items';
import {
  codeOf,
  isNotFound,
  request,
  type AppStore,
  type ArgsOf,
  type CallError,
  type RootState,
} from '@larder/platform';
import { cartViewSlice } from '../../state/cart-view.js';
import { cachedCart, logouts, newerCart, writeCart } from './cart-cache.js';

type Line = ReturnType<ReturnType<typeof request>>;
type Answer =
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly error: unknown; readonly data?: undefined };
/** Sends one call; what an endpoint's `queryFn` gets from the store. */
export type Send = (line: Line) => Answer | PromiseLike<Answer>;
interface Api {
  readonly dispatch: unknown;
  readonly getState: () => unknown;
}
export type Outcome<T> = { readonly data: T } | { readonly error: CallError };

/** Error code of a change to a cart that is frozen for payment. */
const CART_FROZEN = '3';

interface MutationOptions<W extends CallSchemas, T> {
  /** Extracts the cart from the response, if the response is not the cart. */
  readonly cartOf?: (answer: T) => Cart;
  /** Builds the request, if it has to be checked before. */
  readonly lineOf?: (args: ArgsOf<Call<W>>, state: RootState) => Line;
}
const identity = (answer: unknown) => answer as Cart;

/**
 * A cart change whose response is the whole cart, or contains it: it is written to the cache before the
 * caller continues, unless the customer has signed out in between. A cart that is frozen for payment
 * redirects to its result (CART-94), unless the change is the one that reopens it (NAV-72).
 */
export function cartMutation<W extends CallSchemas, T = Cart>(
  call: Call<W>,
  { cartOf = identity, lineOf = request(call) }: MutationOptions<W, T> = {},
) {
  return async (
    args: ArgsOf<Call<W>>,
    api: Api,
    _extra: unknown,
    send: Send,
  ): Promise<Outcome<NoInfer<T>>> => {
    const line = lineOf(args, api.getState() as RootState);
    const { count } = logouts;
    const { data, error } = await send(line);
    if (error) {
      if (codeOf(error) === CART_FROZEN && call.id !== cartItemCalls.resetCart.id)
        (api.dispatch as AppStore['dispatch'])(cartViewSlice.actions.failed({ kind: 'frozen' }));
      return { error: error as CallError };
    }
    if (count === logouts.count) cacheCart(api, cartOf(data as T));
    return { data: data as T };
  };
}

function cacheCart({ dispatch, getState }: Api, cart: Cart): void {
  const known = cachedCart(getState() as RootState);
  writeCart(dispatch as AppStore['dispatch'], newerCart(known, cart));
}

/**
 * The visitor's cart, `null` without one (CART-31): version 0 means an empty cart that the backend does
 * not store. If a change was answered while this call was in progress, the newer cart wins.
 */
export async function fetchCart(
  _args: void,
  { getState }: Api,
  _extra: unknown,
  send: Send,
): Promise<Outcome<Cart | null>> {
  const before = cachedCart(getState() as RootState);
  const { count } = logouts;
  const { data, error } = await send(request(cartItemCalls.getCart)());
  const known = cachedCart(getState() as RootState);
  if (error && !isNotFound(error)) return { error: error as CallError };
  const cart = data as Cart | undefined;
  if (count === logouts.count && cart?.version) return { data: newerCart(known, cart) };
  return { data: known === before ? null : (known ?? null) };
}
