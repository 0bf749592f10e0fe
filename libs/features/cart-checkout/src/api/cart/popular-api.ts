import { catalogueCalls } from '@larder/contracts/catalogue';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';

const { getProducts } = catalogueCalls;

/** What many people buy, the most bought first. */
export const popularApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPopularProducts: build.query<CallResult<typeof getProducts>, ArgsOf<typeof getProducts>>({
      query: request(getProducts),
    }),
  }),
});
