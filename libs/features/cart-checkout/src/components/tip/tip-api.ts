import type { Cart } from '@larder/contracts/cart';
import { tipCalls } from '@larder/contracts/cart/tip';
import { api, type ArgsOf } from '@larder/platform';
import { cartMutation } from '../../api/cart/cart-mutation.js';

/** What the driver gets. */
export const tipApi = api.injectEndpoints({
  endpoints: (build) => ({
    setTip: build.mutation<Cart, ArgsOf<typeof tipCalls.setTip>>({
      queryFn: cartMutation(tipCalls.setTip),
    }),
  }),
});
