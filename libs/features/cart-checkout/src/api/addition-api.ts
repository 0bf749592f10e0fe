import { cartCalls, type Cart } from '@larder/contracts/cart';
import { api, type ArgsOf } from '@larder/platform';
import { cartMutation } from './cart/cart-mutation.js';

export const additionApi = api.injectEndpoints({
  endpoints: (build) => ({
    leaveAddition: build.mutation<Cart, ArgsOf<typeof cartCalls.setCartMode>>({
      queryFn: cartMutation(cartCalls.setCartMode),
    }),
  }),
});
