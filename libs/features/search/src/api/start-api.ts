import { searchStartCalls as calls } from '@larder/contracts/search/start';
import { api, privateApi, request, type ArgsOf, type CallResult } from '@larder/platform';

export const popularApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPopularTerms: build.query<CallResult<typeof calls.getPopularTerms>, void>({
      query: request(calls.getPopularTerms),
    }),
  }),
});

type Bought = typeof calls.getBoughtProducts;

/** What this shopper has ordered before; nothing of it gets into a payload. */
export const boughtApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    getBoughtProducts: build.query<CallResult<Bought>, ArgsOf<Bought>>({
      query: request(calls.getBoughtProducts),
    }),
  }),
});
