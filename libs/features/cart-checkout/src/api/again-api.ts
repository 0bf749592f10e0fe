import { againCalls } from '@larder/contracts/shopping/again';
import { privateApi, request, type ArgsOf, type CallResult } from '@larder/platform';

const { getBuyAgain } = againCalls;

/** What this shopper has bought; nothing of it gets into a payload. */
export const againApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    getBuyAgain: build.query<CallResult<typeof getBuyAgain>, ArgsOf<typeof getBuyAgain>>({
      query: request(getBuyAgain),
    }),
  }),
});

/** Of the home page: as many products as one pushes through on a phone; the page has the others. */
export const homeRowQuery = { query: { pageSize: 12 } };
