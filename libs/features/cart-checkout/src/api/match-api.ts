import { shoppingCalls } from '@larder/contracts/shopping';
import { matchCalls } from '@larder/contracts/shopping/match';
import { privateApi, request, type ArgsOf, type CallResult } from '@larder/platform';

const { getShoppingList } = shoppingCalls;
const { matchList } = matchCalls;

/** What somebody writes down is personal. */
export const matchApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    matchList: build.mutation<CallResult<typeof matchList>, ArgsOf<typeof matchList>>({
      query: request(matchList),
    }),
    getListToMatch: build.query<CallResult<typeof getShoppingList>, ArgsOf<typeof getShoppingList>>(
      { query: request(getShoppingList), keepUnusedDataFor: 0 },
    ),
  }),
});
