import { cartCalls, type Cart } from '@larder/contracts/cart';
import { api, type ArgsOf, type FeatureContext } from '@larder/platform';
import { cartMutation } from './cart/cart-mutation.js';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    leaveAddition: build.mutation<Cart, ArgsOf<typeof cartCalls.setCartMode>>({
      queryFn: cartMutation(cartCalls.setCartMode),
    }),
  }),
});

/** What was to be added to an order is one of its own. */
export const stopAddingToOrder = async ({ dispatch }: FeatureContext) =>
  dispatch(endpoints.leaveAddition.initiate({ body: { mode: 'REGULAR' } }, { track: false }));
