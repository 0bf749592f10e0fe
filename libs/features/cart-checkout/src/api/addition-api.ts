import { cartCalls, type Cart } from '@larder/contracts/cart';
import { api, type ArgsOf } from '@larder/platform';
import { cartMutation } from './cart/cart-mutation.js';

/** Whether what is bought from now on is added to an order. */
export const additionApi = api.injectEndpoints({
  endpoints: (build) => ({
    setCartMode: build.mutation<Cart, ArgsOf<typeof cartCalls.setCartMode>>({
      queryFn: cartMutation(cartCalls.setCartMode),
    }),
  }),
});
