import type { Cart } from '@larder/contracts/cart';
import {
  basketCalls as calls,
  type Forgotten,
  type SavedGoods,
} from '@larder/contracts/cart/basket';
import { privateApi, request, type ArgsOf } from '@larder/platform';
import { cartMutation } from '../../../api/cart/cart-mutation.js';

const SAVED = 'cart-checkout.saved-goods';

/** What is beside the goods of the cart: put aside, noted, perhaps forgotten. */
export const basketApi = privateApi.enhanceEndpoints({ addTagTypes: [SAVED] }).injectEndpoints({
  endpoints: (build) => ({
    getForgotten: build.query<Forgotten, void>({ query: request(calls.getForgotten) }),
    getSavedGoods: build.query<SavedGoods, void>({
      query: request(calls.getSavedGoods),
      providesTags: [SAVED],
    }),
    saveForLater: build.mutation<Cart, ArgsOf<typeof calls.saveForLater>>({
      queryFn: cartMutation(calls.saveForLater),
      invalidatesTags: (done) => (done ? [SAVED] : []),
    }),
    removeSavedGood: build.mutation<SavedGoods, ArgsOf<typeof calls.removeSavedGood>>({
      query: request(calls.removeSavedGood),
      invalidatesTags: [SAVED],
    }),
    setLineNote: build.mutation<Cart, ArgsOf<typeof calls.setLineNote>>({
      queryFn: cartMutation(calls.setLineNote),
    }),
    setOrderNote: build.mutation<Cart, ArgsOf<typeof calls.setOrderNote>>({
      queryFn: cartMutation(calls.setOrderNote),
    }),
  }),
});
