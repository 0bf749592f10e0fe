import { matchCalls } from '@larder/contracts/shopping/match';
import { privateApi, request, type ArgsOf, type CallResult } from '@larder/platform';

const { matchList } = matchCalls;

/** What somebody writes down is personal. */
export const matchApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    matchList: build.mutation<CallResult<typeof matchList>, ArgsOf<typeof matchList>>({
      query: request(matchList),
    }),
  }),
});
