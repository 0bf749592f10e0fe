import type { Cart } from '@larder/contracts/cart';
import { allergenCalls } from '@larder/contracts/cart/allergens';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';
import { cartMutation } from './cart/cart-mutation.js';

export const allergenApi = api.injectEndpoints({
  endpoints: (build) => ({
    setCartAllergens: build.mutation<Cart, ArgsOf<typeof allergenCalls.setCartAllergens>>({
      queryFn: cartMutation(allergenCalls.setCartAllergens),
    }),
    getAllergenWarnings: build.query<
      CallResult<typeof allergenCalls.getAllergenWarnings>,
      ArgsOf<typeof allergenCalls.getAllergenWarnings>
    >({ query: request(allergenCalls.getAllergenWarnings) }),
  }),
});
