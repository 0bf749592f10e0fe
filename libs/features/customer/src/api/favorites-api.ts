import { favoriteCalls as calls } from '@larder/contracts/customer/favorites';
import { privateApi, request, type ArgsOf, type CallResult } from '@larder/platform';

type Calls = typeof calls;

/** The customer's products with all that tiles show of them. */
export const favoritesApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    getFavoriteProducts: build.query<
      CallResult<Calls['getFavoriteProducts']>,
      ArgsOf<Calls['getFavoriteProducts']>
    >({ query: request(calls.getFavoriteProducts) }),
  }),
});
