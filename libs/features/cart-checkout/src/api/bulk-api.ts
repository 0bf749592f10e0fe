import { cartCalls, type BulkResult } from '@larder/contracts/cart';
import { api, type ArgsOf } from '@larder/platform';
import { cartMutation } from './cart/cart-mutation.js';

/** Several products in one call: only recipes, lists and earlier orders need it. */
export const bulkApi = api.injectEndpoints({
  endpoints: (build) => ({
    setItems: build.mutation<BulkResult, ArgsOf<typeof cartCalls.setItems>>({
      queryFn: cartMutation(cartCalls.setItems, { cartOf: (answer: BulkResult) => answer.cartDTO }),
    }),
  }),
});
