import { orderRatingCalls as calls } from '@larder/contracts/reviews/order';
import { privateApi, request, type ArgsOf, type CallResult } from '@larder/platform';

type Calls = typeof calls;
const RATING = 'cart-checkout.rating';

/** How an order was rated. */
export const ratingApi = privateApi.enhanceEndpoints({ addTagTypes: [RATING] }).injectEndpoints({
  endpoints: (build) => ({
    getOrderRating: build.query<
      CallResult<Calls['getOrderRating']>,
      ArgsOf<Calls['getOrderRating']>
    >({ query: request(calls.getOrderRating), providesTags: [RATING] }),
    rateOrder: build.mutation<CallResult<Calls['rateOrder']>, ArgsOf<Calls['rateOrder']>>({
      query: request(calls.rateOrder),
      invalidatesTags: [RATING],
    }),
  }),
});
