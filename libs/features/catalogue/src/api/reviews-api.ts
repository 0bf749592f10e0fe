import { productReviewCalls as calls } from '@larder/contracts/reviews/product';
import { privateApi, request, type ArgsOf, type CallResult } from '@larder/platform';

type Calls = typeof calls;
const REVIEWS = 'catalogue.reviews';

/** Reviews of a product: fetched in the browser alone, when they come into view. */
export const reviewsApi = privateApi.enhanceEndpoints({ addTagTypes: [REVIEWS] }).injectEndpoints({
  endpoints: (build) => ({
    getProductReviews: build.query<
      CallResult<Calls['getProductReviews']>,
      ArgsOf<Calls['getProductReviews']>
    >({ query: request(calls.getProductReviews), providesTags: [REVIEWS] }),
    getOwnReview: build.query<CallResult<Calls['getOwnReview']>, ArgsOf<Calls['getOwnReview']>>({
      query: request(calls.getOwnReview),
      providesTags: [REVIEWS],
    }),
    setOwnReview: build.mutation<CallResult<Calls['setOwnReview']>, ArgsOf<Calls['setOwnReview']>>({
      query: request(calls.setOwnReview),
      invalidatesTags: [REVIEWS],
    }),
    removeOwnReview: build.mutation<
      CallResult<Calls['removeOwnReview']>,
      ArgsOf<Calls['removeOwnReview']>
    >({ query: request(calls.removeOwnReview), invalidatesTags: [REVIEWS] }),
  }),
});
