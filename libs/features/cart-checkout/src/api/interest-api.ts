import { interestCalls } from '@larder/contracts/distribution/interest';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';

type InterestCall = typeof interestCalls.addServiceInterest;

/** Waiting for delivery to a postcode. */
export const interestApi = api.injectEndpoints({
  endpoints: (build) => ({
    addServiceInterest: build.mutation<CallResult<InterestCall>, ArgsOf<InterestCall>>({
      query: request(interestCalls.addServiceInterest),
    }),
  }),
});
