import type { Cart } from '@larder/contracts/cart';
import { substitutionCalls } from '@larder/contracts/cart/substitutions';
import { api, type ArgsOf } from '@larder/platform';
import { cartMutation } from './cart/cart-mutation.js';

/** The hold of the time slot, and preferences of an order beside its goods. */
export const substitutionApi = api.injectEndpoints({
  endpoints: (build) => ({
    extendTimeSlot: build.mutation<Cart, void>({
      queryFn: cartMutation(substitutionCalls.extendTimeSlot),
    }),
    releaseTimeSlot: build.mutation<Cart, void>({
      queryFn: cartMutation(substitutionCalls.releaseTimeSlot),
    }),
    setSubstitution: build.mutation<Cart, ArgsOf<typeof substitutionCalls.setSubstitution>>({
      queryFn: cartMutation(substitutionCalls.setSubstitution),
    }),
  }),
});
