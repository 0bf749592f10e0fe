import type { Call, CallSchemas } from '@larder/contracts';
import { cartCalls, type Cart } from '@larder/contracts/cart';
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
  /** Where in the answer the cart is, if the answer is not the cart. */
  readonly cartOf?: (answer: T) => Cart;
  /** What is sent, if it has to be looked at before. */
  readonly lineOf?: (args: ArgsOf<Call<W>>, state: RootState) => Line;
}
const identity = (answer: unknown) => answer as Cart;

/**
 * A change of the cart whose answer is the whole cart, or holds it: it is in the cache before the
 * caller goes on, unless whose cart it is has left meanwhile. A cart that is frozen for payment leads
 * to its result (CART-94), unless the change is the one that would open it (NAV-72).
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
      if (codeOf(error) === CART_FROZEN && call.id !== cartCalls.resetCart.id)
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
 * The visitor's cart, `null` without one (CART-31): one that nothing has happened to, of version 0, is
 * none, and the backend does not keep it. When a change was answered while this call was under way,
 * the newer of both stays.
 */
export async function fetchCart(
  _args: void,
  { getState }: Api,
  _extra: unknown,
  send: Send,
): Promise<Outcome<Cart | null>> {
  const before = cachedCart(getState() as RootState);
  const { count } = logouts;
  const { data, error } = await send(request(cartCalls.getCart)());
  const known = cachedCart(getState() as RootState);
  if (error && !isNotFound(error)) return { error: error as CallError };
  const cart = data as Cart | undefined;
  if (count === logouts.count && cart?.version) return { data: newerCart(known, cart) };
  return { data: known === before ? null : (known ?? null) };
}
