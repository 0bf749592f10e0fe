import type { Call, Wire } from '@larder/contracts';
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
import { cartViewSlice } from '../state/cart-view.js';
import { cachedCart, departed, newerCart, writeCart } from './cart-cache.js';

type Line = ReturnType<ReturnType<typeof request>>;
type Answer = { readonly data: unknown } | { readonly error: unknown };
/** Sends one call; what an endpoint's `queryFn` gets from the store. */
export type Send = (line: Line) => Answer | PromiseLike<Answer>;
interface Api {
  readonly dispatch: unknown;
  readonly getState: () => unknown;
}
export type Outcome<T> = { readonly data: T } | { readonly error: CallError };

/** Error code of a change to a cart that is frozen for payment. */
const FROZEN = '3';

/**
 * A change of the cart whose answer is the whole cart, or holds it: it is in the cache before the
 * caller goes on, unless whose cart it is has left meanwhile. A cart that is frozen for payment leads to its result (CART-94), unless the change
 * is the one that would open it (NAV-72).
 */
export function changing<W extends Wire, T>(
  call: Call<W>,
  cartOf: (answer: T) => Cart,
  lineOf: (args: ArgsOf<Call<W>>, state: RootState) => Line = request(call),
) {
  return async (args: ArgsOf<Call<W>>, api: Api, _extra: unknown, send: Send) => {
    const line = lineOf(args, api.getState() as RootState);
    const before = departed();
    const answer = await send(line);
    if ('error' in answer) {
      if (codeOf(answer.error) === FROZEN && call.id !== cartCalls.resetCart.id)
        (api.dispatch as AppStore['dispatch'])(cartViewSlice.actions.failed({ kind: 'frozen' }));
      return { error: answer.error as CallError };
    }
    if (before === departed()) remember(api, cartOf(answer.data as T));
    return { data: answer.data as T };
  };
}

function remember({ dispatch, getState }: Api, cart: Cart): void {
  const known = cachedCart(getState() as RootState);
  writeCart(dispatch as AppStore['dispatch'], newerCart(known, cart));
}

/** A cart that nothing has happened to is none: the backend does not keep it. */
const isNone = ({ version }: Cart) => version === 0;

/**
 * The visitor's cart, `null` without one (CART-31). When a change was answered while this call was
 * under way, the newer of both stays.
 */
export async function fetchCart(
  _args: void,
  { getState }: Api,
  _extra: unknown,
  send: Send,
): Promise<Outcome<Cart | null>> {
  const before = cachedCart(getState() as RootState);
  const turn = departed();
  const answer = await send(request(cartCalls.getCart)(undefined as never));
  const known = cachedCart(getState() as RootState);
  if ('error' in answer && !isNotFound(answer.error)) return { error: answer.error as CallError };
  const cart = 'error' in answer ? null : (answer.data as Cart);
  if (turn === departed() && cart && !isNone(cart)) return { data: newerCart(known, cart) };
  return { data: known === before ? null : (known ?? null) };
}
