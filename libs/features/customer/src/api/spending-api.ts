import { customerCalls as calls } from '@larder/contracts/customer';
import { privateApi, request, type ArgsOf, type CallResult } from '@larder/platform';

type GetSpending = (typeof calls)['getSpending'];

/** What the customer paid and saved. */
export const spendingApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    getSpending: build.query<CallResult<GetSpending>, ArgsOf<GetSpending>>({
      query: request(calls.getSpending),
    }),
  }),
});
