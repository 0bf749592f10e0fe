import { cartCalls, type Cart } from '@larder/contracts/cart';
import { request, type ArgsOf, type RequestLine, type RootState } from '@larder/platform';
import { cachedCart } from './cart-cache.js';

type AddressArgs = ArgsOf<typeof cartCalls.setDistributionAddress>;
type RemoveArgs = ArgsOf<typeof cartCalls.removeItems>;

/** ERR-37: a caller that forgot the address is told so, and nothing is sent. */
export function distributionLine(args: AddressArgs): RequestLine {
  if (!(args as Partial<AddressArgs> | undefined)?.body)
    throw new Error('distributionAddress is undefined');
  return request(cartCalls.setDistributionAddress)(args);
}

/** ERR-42, 43: nothing is removed from no cart, and not nothing from a cart. */
export function removalLine(args: RemoveArgs, state: RootState): RequestLine {
  const cart: Cart | null | undefined = cachedCart(state);
  if (!cart) throw new Error('Cart Items remove: missing cart');
  if (args.query.lineItemIds.length === 0) throw new Error('missing lineItemIds');
  return request(cartCalls.removeItems)(args);
}
