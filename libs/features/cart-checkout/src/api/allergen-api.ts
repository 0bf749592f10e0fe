import type { Cart } from '@larder/contracts/cart';
import { allergenCalls } from '@larder/contracts/cart/allergens';
import { api, privateApi, request, type ArgsOf, type CallResult } from '@larder/platform';
import { cartMutation } from './cart/cart-mutation.js';

export const allergenApi = api.injectEndpoints({
  endpoints: (build) => ({
    setCartAllergens: build.mutation<Cart, ArgsOf<typeof allergenCalls.setCartAllergens>>({
      queryFn: cartMutation(allergenCalls.setCartAllergens),
    }),
  }),
});

/** Allergen conflicts of products, by what the shopper avoids. */
export const warningsApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    getAllergenWarnings: build.query<
      CallResult<typeof allergenCalls.getAllergenWarnings>,
      ArgsOf<typeof allergenCalls.getAllergenWarnings>
    >({ query: request(allergenCalls.getAllergenWarnings) }),
  }),
});
