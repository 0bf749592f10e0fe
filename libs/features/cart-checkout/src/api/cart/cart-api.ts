import type { Cart } from '@larder/contracts/cart';
import { cartItemCalls } from '@larder/contracts/cart/items';
import { api, type ArgsOf } from '@larder/platform';
import { removalRequest } from './cart-guards.js';
import { cartMutation, fetchCart } from './cart-mutation.js';

/** The cart and its goods. Each change writes its response into `getCart` (one entry, one truth). */
export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<Cart | null, void>({ queryFn: fetchCart }),
    setItem: build.mutation<Cart, ArgsOf<typeof cartItemCalls.setItem>>({
      queryFn: cartMutation(cartItemCalls.setItem),
    }),
    removeItems: build.mutation<Cart, ArgsOf<typeof cartItemCalls.removeItems>>({
      queryFn: cartMutation(cartItemCalls.removeItems, { lineOf: removalRequest }),
    }),
  }),
});
