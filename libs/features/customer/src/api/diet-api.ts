import { shoppingCalls as calls } from '@larder/contracts/shopping';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';

/** The customer's own diet; sent untracked like all that is personal. */
export const dietApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDiet: build.mutation<CallResult<typeof calls.getDiet>, void>({
      query: request(calls.getDiet),
    }),
    setDiet: build.mutation<CallResult<typeof calls.setDiet>, ArgsOf<typeof calls.setDiet>>({
      query: request(calls.setDiet),
    }),
  }),
});
