import type { Cart } from '@larder/contracts/cart';
import { cartItemCalls } from '@larder/contracts/cart/items';
import { request, type ArgsOf, type ApiRequest, type RootState } from '@larder/platform';
import { cachedCart } from './cart-cache.js';

type RemoveArgs = ArgsOf<typeof cartItemCalls.removeItems>;

/** ERR-42, 43: nothing is removed from no cart, and not nothing from a cart. */
export function removalRequest(args: RemoveArgs, state: RootState): ApiRequest {
  const cart: Cart | null | undefined = cachedCart(state);
  if (!cart) throw new Error('Cart Items remove: missing cart');
  if (args.query.lineItemIds.length === 0) throw new Error('missing lineItemIds');
  return request(cartItemCalls.removeItems)(args);
}
