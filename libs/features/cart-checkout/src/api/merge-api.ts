import { cartCalls, type Cart } from '@larder/contracts/cart';
import { api, type ArgsOf } from '@larder/platform';
import { cartMutation } from './cart/cart-mutation.js';

/** What a login does to carts (API-045, API-046); each response becomes the cart. */
export const mergeApi = api.injectEndpoints({
  endpoints: (build) => ({
    setCartCustomer: build.mutation<Cart, ArgsOf<typeof cartCalls.setCartCustomer>>({
      queryFn: cartMutation(cartCalls.setCartCustomer),
    }),
    mergeCart: build.mutation<Cart, ArgsOf<typeof cartCalls.mergeCart>>({
      queryFn: cartMutation(cartCalls.mergeCart),
    }),
  }),
});
