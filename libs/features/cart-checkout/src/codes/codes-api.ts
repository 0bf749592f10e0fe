import { cartCalls, type Cart } from '@larder/contracts/cart';
import { api, type ArgsOf } from '@larder/platform';
import { changing } from '../api/cart-change.js';

/** API-061 and API-062. */
export const codesApi = api.injectEndpoints({
  endpoints: (build) => ({
    addDiscountCode: build.mutation<Cart, ArgsOf<typeof cartCalls.addDiscountCode>>({
      queryFn: changing(cartCalls.addDiscountCode),
    }),
    removeDiscountCode: build.mutation<Cart, ArgsOf<typeof cartCalls.removeDiscountCode>>({
      queryFn: changing(cartCalls.removeDiscountCode),
    }),
  }),
});
