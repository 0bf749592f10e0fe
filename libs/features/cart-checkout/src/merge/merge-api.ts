import { cartCalls, type Cart } from '@larder/contracts/cart';
import { api, type ArgsOf } from '@larder/platform';
import { changing } from '../api/cart-change.js';

/** What a login does to carts (API-045, API-046); answers are the cart from then on. */
export const mergeApi = api.injectEndpoints({
  endpoints: (build) => ({
    setCartCustomer: build.mutation<Cart, ArgsOf<typeof cartCalls.setCartCustomer>>({
      queryFn: changing(cartCalls.setCartCustomer),
    }),
    mergeCart: build.mutation<Cart, ArgsOf<typeof cartCalls.mergeCart>>({
      queryFn: changing(cartCalls.mergeCart),
    }),
  }),
});
