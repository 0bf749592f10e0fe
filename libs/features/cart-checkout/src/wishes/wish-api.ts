import type { Cart } from '@larder/contracts/cart';
import { wishCalls } from '@larder/contracts/cart/wishes';
import { api, type ArgsOf } from '@larder/platform';
import { changing } from '../api/cart-change.js';

/** What a shopper may say about the order beside its goods. */
export const wishApi = api.injectEndpoints({
  endpoints: (build) => ({
    extendTimeSlot: build.mutation<Cart, void>({
      queryFn: changing(wishCalls.extendTimeSlot),
    }),
    setSubstitution: build.mutation<Cart, ArgsOf<typeof wishCalls.setSubstitution>>({
      queryFn: changing(wishCalls.setSubstitution),
    }),
  }),
});
